#!/usr/bin/env bash
# huggingface_hub 2.4.0 (PyPI), the Python client of Hugging Face's services, and a function that returns a streamed reply.
#
# Guess: the reply can be read, because the stream holds what it needs, as with openai 3.57.0 (PyPI).
# Seen:  the first read fails, "the stream has been closed": it closes as soon as nothing else holds the client, which is here a
#        variable of the function. While the client is held, the same reply arrives whole. A recipe thus fails at its first word.
#
# The page's client is the one in JavaScript (src/service/client.ts).
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet huggingface_hub==2.4.0 openai==3.57.0
"$folder/venv/bin/python" - <<'PYTHON'
import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from huggingface_hub import InferenceClient
from openai import OpenAI

class Service(BaseHTTPRequestHandler):
    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        for word in ["Boil ", "leeks."]:
            choice = {"index": 0, "delta": {"role": "assistant", "content": word}, "finish_reason": None}
            chunk = {"id": "1", "object": "chat.completion.chunk", "created": 1, "model": "m", "choices": [choice]}
            self.wfile.write(f"data: {json.dumps(chunk)}\n\n".encode())
        self.wfile.write(b"data: [DONE]\n\n")

    def log_message(self, *_):
        pass

service = ThreadingHTTPServer(("127.0.0.1", 0), Service)
Thread(target=service.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{service.server_port}/v1"
messages = [{"role": "user", "content": "Leeks?"}]

def ask_hub(client=None):
    client = client or InferenceClient(base_url=address, api_key="none")
    return client.chat_completion(messages=messages, model="m", stream=True)

def ask_openai():
    return OpenAI(base_url=address, api_key="none").chat.completions.create(messages=messages, model="m", stream=True)

def read(stream):
    try:
        return "".join(chunk.choices[0].delta.content for chunk in stream)
    except Exception as error:
        return type(error).__name__

held = InferenceClient(base_url=address, api_key="none")
seen = {
    "openai, client dropped": read(ask_openai()),
    "huggingface_hub, client held": read(ask_hub(held)),
    "huggingface_hub, client dropped": read(ask_hub()),
}
print(json.dumps(seen, indent=2))
assert seen == {
    "openai, client dropped": "Boil leeks.",
    "huggingface_hub, client held": "Boil leeks.",
    "huggingface_hub, client dropped": "StreamClosed",
}, seen
PYTHON
