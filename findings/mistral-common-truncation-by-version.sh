#!/usr/bin/env bash
# mistral-common 1.13.1 (PyPI), which writes conversations as the tokens of Mistral's models, and one that is too long.
#
# Guess: asked to truncate, each version of the tokenizer drops the oldest questions and answers, as the method's description
#        says, or refuses.
# Seen:  version 7 drops them. Versions 1 to 3 return all tokens, six times as many as were allowed, without an error.
#
# The page relies on no service to shorten a conversation: where one finds it too long, it sends the last recipe and the question
# once more (src/ai.ts, `shorterMessages`).
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --no-compile mistral-common==1.13.1 sentencepiece==0.2.3
"$folder/venv/bin/python" - <<'PYTHON'
from pathlib import Path

import mistral_common
from mistral_common.protocol.instruct.messages import AssistantMessage, UserMessage
from mistral_common.protocol.instruct.request import ChatCompletionRequest
from mistral_common.tokens.tokenizers.mistral import MistralTokenizer

LIMIT = 50
conversation = [
    UserMessage(content="leeks " * 100),
    AssistantMessage(content="soup " * 100),
    UserMessage(content="Without salt?"),
]
request = ChatCompletionRequest(messages=conversation, truncate_for_context_length=True)

def length(name):
    tokenizer = MistralTokenizer.from_file(str(Path(mistral_common.__file__).parent / "data" / name))
    return len(tokenizer.encode_chat_completion(request, max_model_input_len=LIMIT).tokens)

files = {
    "v1": "tokenizer.model.v1",
    "v2": "mistral_instruct_tokenizer_240216.model.v2",
    "v3": "mistral_instruct_tokenizer_240323.model.v3",
    "v3 (Tekken)": "tekken_240911.json",
    "v7": "mistral_instruct_tokenizer_241114.model.v7",
}
seen = {version: length(name) for version, name in files.items()}
print("allowed:", LIMIT, "tokens; returned:", seen)
assert seen["v7"] <= LIMIT, seen
assert all(count > 6 * LIMIT for version, count in seen.items() if version != "v7"), seen
PYTHON
