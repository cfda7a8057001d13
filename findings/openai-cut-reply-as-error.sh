#!/usr/bin/env bash
# openai 3.57.0 (PyPI), its helper for streams, and a plain reply that is cut at the limit of tokens.
#
# Guess: the helper returns the words with the finish reason "length", as `create` does, with and without a stream, because
#        no format was asked for, so there is nothing to parse.
# Seen:  "Could not parse response content": the final reply is an error, so that a cook who would read nine steps of ten reads
#        none. With "stop" the helper returns the reply.
#
# The page keeps a reply that is cut, says so, and offers to finish it (src/conversation/continueRecipe.ts).
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet openai==3.57.0
"$folder/venv/bin/python" - <<'PYTHON'
import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from openai import OpenAI

class Service(BaseHTTPRequestHandler):
    """Answers with the finish reason that the request names as its model."""

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        streams = request.get("stream", False)
        choice = {"index": 0, "finish_reason": request["model"]}
        choice["delta" if streams else "message"] = {"role": "assistant", "content": "1. Boil the"}
        kind = "chat.completion.chunk" if streams else "chat.completion"
        reply = json.dumps({"id": "1", "object": kind, "created": 1, "model": "m", "choices": [choice]})
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream" if streams else "application/json")
        self.end_headers()
        self.wfile.write((f"data: {reply}\n\ndata: [DONE]\n\n" if streams else reply).encode())

    def log_message(self, *_):
        pass

service = ThreadingHTTPServer(("127.0.0.1", 0), Service)
Thread(target=service.serve_forever, daemon=True).start()
completions = OpenAI(base_url=f"http://127.0.0.1:{service.server_port}", api_key="none").chat.completions
messages = [{"role": "user", "content": "Leeks?"}]

def ask_whole(reason):
    choice = completions.create(messages=messages, model=reason).choices[0]
    return choice.message.content, choice.finish_reason

def ask_streamed(reason):
    choice = next(iter(completions.create(messages=messages, model=reason, stream=True))).choices[0]
    return choice.delta.content, choice.finish_reason

def ask_helper(reason):
    try:
        with completions.stream(messages=messages, model=reason) as stream:
            choice = stream.get_final_completion().choices[0]
        return choice.message.content, choice.finish_reason
    except Exception as error:
        return type(error).__name__, str(error)

ways = {"create": ask_whole, "create, streamed": ask_streamed, "stream": ask_helper}
seen = {reason: {name: ask(reason) for name, ask in ways.items()} for reason in ["stop", "length"]}
print(json.dumps(seen, indent=2))
assert set(seen["stop"].values()) == {("1. Boil the", "stop")}, seen
assert seen["length"] == {
    "create": ("1. Boil the", "length"),
    "create, streamed": ("1. Boil the", "length"),
    "stream": ("LengthFinishReasonError", "Could not parse response content as the length limit was reached"),
}, seen
PYTHON
