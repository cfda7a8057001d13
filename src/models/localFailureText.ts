import type { LocalFailure } from './localModels'

/** Says why no model was found on this computer, and what to do. */
export function localFailureText(failure: LocalFailure): string {
  switch (failure.type) {
    case 'address':
      return 'That isn’t an address on this computer. Only localhost and 127.0.0.1 can be asked, such as http://localhost:11434.'
    case 'insecure':
      return 'Your browser lets only pages with https reach this computer, and this page came with http.'
    case 'permission':
      return `Your browser did not let this page reach this computer. Give it the permission for the local network in the browser's settings for this page, and look again.${framed()}`
    case 'silent':
      return `Nothing answers at ${failure.base}, nor where such programs usually do. Start Ollama, LM Studio, llama.cpp or vLLM and look again. Some browsers, such as Safari, let no page with https reach it.`
    case 'origin':
      return `Something answers at ${failure.base}, but does not allow this page to read it. Start Ollama with OLLAMA_ORIGINS=${location.origin}, or switch on “Enable CORS” in LM Studio, and look again.`
    case 'timeout':
      return `${failure.base} did not answer in time. Check the program there and look again.`
    case 'empty':
      return `${failure.base} has no model that can write. Load one, for example with “ollama pull llama3.2”, and look again.`
    case 'key':
      return `${failure.base} asks for a key, which this page does not have. Switch that off for this page, and look again.`
    case 'loading':
      return `The program at ${failure.base} is still loading its model. Look again in a moment.`
    case 'other':
      return `What answers at ${failure.base} is not a service with models. Check the address and look again.`
  }
}

/** A frame needs a permission that only the page around it can give. */
const framed = () => (window.top === window ? '' : ' Here it is part of another page: open it in a tab of its own.')
