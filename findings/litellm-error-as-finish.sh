#!/usr/bin/env bash
# litellm 1.110.2 (PyPI), one client for many services, and a stream that breaks off with an error.
#
# Guess: it raises an error, whichever service it takes the address for, because the event is named "error", and what it holds
#        says so, too.
# Seen:  as OpenAI's and OpenRouter's it raises one. As Mistral's, vLLM's, DeepSeek's and Groq's it passes over the event, and
#        ends the reply with "stop": half a recipe that counts as whole. An event whose data stands in two lines, as server-sent
#        events may have it, is lost with each of them but OpenAI's.
#
# The page shows an error, and keeps what came before it (tests/unit/service/sanitizeSse.test.ts, "named error").
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet litellm==1.110.2
LITELLM_LOCAL_MODEL_COST_MAP=True "$folder/venv/bin/python" - <<'PYTHON'
import json
import logging
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import litellm
from openai import OpenAIError

litellm.suppress_debug_info = True
logging.disable()

def chunk_with(word, reason=None):
    choice = {"index": 0, "delta": {"role": "assistant", "content": word}, "finish_reason": reason}
    chunk = {"id": "1", "object": "chat.completion.chunk", "created": 1, "model": "m", "choices": [choice]}
    return json.dumps(chunk)

STREAMS = {
    "error": [
        f'data: {chunk_with("Boil ")}',
        'event: error\ndata: {"object": "error", "message": "out of memory", "code": 500}',
        "data: [DONE]",
    ],
    "two-lines": [
        f'data: {chunk_with("Boil ")}',
        "data: " + chunk_with("leeks.").replace(', "choices"', ',\ndata: "choices"'),
        f'data: {chunk_with("", "stop")}',
        "data: [DONE]",
    ],
}

class Service(BaseHTTPRequestHandler):
    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        for event in STREAMS[self.path.split("/")[1]]:
            self.wfile.write(f"{event}\n\n".encode())

    def log_message(self, *_):
        pass

service = ThreadingHTTPServer(("127.0.0.1", 0), Service)
Thread(target=service.serve_forever, daemon=True).start()

def ask(stream, name):
    words, reason = "", None
    try:
        for chunk in litellm.completion(
            model=f"{name}/m",
            messages=[{"role": "user", "content": "Leeks?"}],
            stream=True,
            api_base=f"http://127.0.0.1:{service.server_port}/{stream}",
            api_key="none",
            num_retries=0,
        ):
            words += chunk.choices[0].delta.content or ""
            reason = chunk.choices[0].finish_reason or reason
    except OpenAIError:
        reason = "an error"
    return f"{words.strip()}, {reason}"

names = ["openai", "openrouter", "mistral", "hosted_vllm", "deepseek", "groq"]
seen = {stream: {name: ask(stream, name) for name in names} for stream in STREAMS}
print(json.dumps(seen, indent=2))
assert seen == {
    "error": {
        "openai": "Boil, an error",
        "openrouter": "Boil, an error",
        "mistral": "Boil, stop",
        "hosted_vllm": "Boil, stop",
        "deepseek": "Boil, stop",
        "groq": "Boil, stop",
    },
    "two-lines": {
        "openai": "Boil leeks., stop",
        "openrouter": "Boil, stop",
        "mistral": "Boil, stop",
        "hosted_vllm": "Boil, stop",
        "deepseek": "Boil, stop",
        "groq": "Boil, stop",
    },
}, seen
PYTHON
