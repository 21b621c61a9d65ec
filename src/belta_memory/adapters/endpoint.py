"""An endpoint of the user's that speaks JSON over HTTP, as OpenAI's do: Ollama, llama.cpp, LM Studio, vLLM, or a service."""

from __future__ import annotations

import http.client
import json
import os
import time
import urllib.error
import urllib.request
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class EndpointError(Exception):
    """There was no answer of JSON. Whoever asked says what that means for the user."""

    def __init__(self, cause: str, status: int | None = None) -> None:
        super().__init__(cause)
        self.status = status  # of HTTP, where one came


class _Here(urllib.request.HTTPRedirectHandler):
    """Goes nowhere else: another host was not named by the user, and would get the key."""

    def redirect_request(self, *_: object) -> None:
        """Leave the answer as it is."""


def post(url: str, key_env: str, body: Mapping[str, object], *, patience: float, most: int) -> object:
    """What it answers to a body: at most so many bytes, and whole after so many seconds. Raises EndpointError.

    `key_env` names the variable of the environment that holds the key; "" for none.
    """
    key = os.environ.get(key_env, "") if key_env else ""
    headers = {
        "Content-Type": "application/json",
        **({"Authorization": f"Bearer {key}"} if key else {}),
    }
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)  # noqa: S310 (checked: http or https)
    opener = urllib.request.build_opener(_Here)
    try:
        with opener.open(request, timeout=patience) as response:
            return json.loads(_whole(response, patience, most))
    except urllib.error.HTTPError as cause:
        cause.close()
        message = f"it answered with status {cause.code}"
        raise EndpointError(message, cause.code) from cause
    except (OSError, http.client.HTTPException) as cause:
        raise EndpointError(str(cause)) from cause
    except (ValueError, RecursionError) as cause:
        raise EndpointError("its answer is no JSON") from cause


def _whole(response: http.client.HTTPResponse, patience: float, most: int) -> bytes:
    """The answer, as far as it is not too long. One that trickles in for ever is a TimeoutError."""
    until, parts, left = time.monotonic() + patience, [], most
    while left > 0 and (part := response.read1(left)):
        parts.append(part)
        left -= len(part)
        if time.monotonic() > until:
            message = f"its answer was not whole after {patience:g} s"
            raise TimeoutError(message)
    return b"".join(parts)
