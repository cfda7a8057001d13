import { describe, expect, test } from 'vitest'
import { ReasoningFilter } from '../../../src/service/reasoningFilter'

/** Returns the filter after all these deltas, and after the end of the content. */
function filterAll(...deltas: string[]) {
  const filter = new ReasoningFilter()
  for (const delta of deltas) filter.push(delta)
  filter.end()
  return filter
}

test.each<[title: string, deltas: string[], text: string]>([
  ['removes reasoning within reasoning', ['<think>a <think>', 'b</think> c', '</think>\n\n# Soup'], '# Soup'],
  ['removes a tag within reasoning', ['<think>no <think> here</think># Soup\n- leek'], '# Soup\n- leek'],
  ['removes the tags around an answer', ['<Thought>a</Thought>\n<Output>\n# Soup\n</Output>'], '# Soup'],
  ['removes the tags around a part', ['<answer># Soup\n</answer>\nEnjoy!'], '# Soup\n\nEnjoy!'],
  ['removes the tags around a recipe', ['<scratchpad>a</scratchpad>\n<recipe>\n# Soup\n</recipe>'], '# Soup'],
  ['keeps the beginning of a mark of a search', ['- 1 onion [c', 'hopped]\n- 【note'], '- 1 onion [chopped]\n- 【note'],
  ['removes reasoning whose tokens the service dropped', ['analysisThe user has leeks.assistantfinal# Soup'], '# Soup'],
  ['keeps a second close tag', ['<think>a</think>Soup ', '</think>more'], 'Soup </think>more'],
  ['ends reasoning at its own close tag', ['<think>a <thought>b</thought> c</think>Soup'], 'Soup'],
  ['keeps an incomplete tag at the end of the content', ['Soup <thi'], 'Soup <thi'],
  [
    'removes the tokens between two turns',
    [...'Soup<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\nEnjoy!'],
    'Soup\n\nEnjoy!',
  ],
  ['removes a token between two turns', ['Soup\n<|im_start|>assistant\nEnjoy!'], 'Soup\n\nEnjoy!'],
  ['keeps a word that begins like a role after a token', ['<|im_start|>assistants'], 'assistants'],
  ['keeps a word that begins like a role', ['assis', 'tant chefs'], 'assistant chefs'],
  ['keeps the beginning of a mark at the end', ['anal'], 'anal'],
  ['removes several end tokens with the white space among them', ['Soup<|eot_id|>', ' <|eot_id|>\n'], 'Soup'],
  ['keeps end tokens that later content follows', ['Soup', '</s>', ' ', '</s>', 'more'], 'Soup</s> </s>more'],
])('%s', (_, deltas, text) => {
  expect(filterAll(...deltas).text.trim()).toBe(text)
})

describe('reasoning tags', () => {
  test.each([
    ['<think>', '</think>'],
    ['[THINK]', '[/THINK]'],
    ['<thinking>', '</thinking>'],
    ['<thought>', '</thought>'],
    ['<seed:think>', '</seed:think>'],
    ['<mm:think>', '</mm:think>'],
    ['<think>', '</think >'],
    ['<antThinking>', '</antThinking>'],
    ['<o1_thinking>', '</o1_thinking>'],
    ['<|inner_prefix|>', '<|inner_suffix|>'],
    ['&lt;think&gt;', '&lt;/think&gt;'],
    ['```thinking\n', '\n```'],
    ['<details>\n<summary>Reasoning</summary>\n', '</details>\n'],
    ['<|python_tag|>', '\n'],
    ['<|tool_call|>', '<|/tool_call|>'],
    ['<tool_call>', '</tool_call>'],
    ['<function=find_recipes>', '</function>'],
    ['<|tool_call_start|>', '<|tool_call_end|>'],
    ['[TOOL_CALLS]', '\n'],
    ['<reasoning>', '</reasoning>'],
    ['<Think>', '</Think>'],
    ['◁think▷', '◁/think▷'],
    ['<|START_THINKING|>', '<|END_THINKING|>'],
    ['<|channel>thought\n', '<channel|>'],
    ['<details type="reasoning" done="true">\n<summary>Thought</summary>\n', '</details>\n'],
    ['<|channel|>analysis<|message|>', '<|end|>'],
    ['<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|message|>'],
    ['<|channel|>commentary<|message|>', '<|channel|>final<|message|>'],
  ])('removes reasoning between %s and %s at the start of a line', (open, close) => {
    expect(filterAll(`${open}hmm${close}Soup\n${open}hmm${close}of leeks`).text.trim()).toMatch(/^Soup\n+of leeks$/)
  })

  test.each([
    '【5†source】',
    '【4:0†recipes.pdf】',
    ' [cite: 7, 12]',
    '[citation:3]',
    '[oai_citation:1‡kale.example](https://kale.example/soup)',
    ' \uE200cite\uE202turn2search1\uE201',
  ])('removes the mark of a search %s, however it is cut', (mark) => {
    const content = `- 200 g kale${mark}\n- 1 [small] onion`
    for (let cut = 0; cut <= content.length; cut++)
      expect(filterAll(content.slice(0, cut), content.slice(cut)).text).toMatch(/^- 200 g kale ?\n- 1 \[small\] onion$/)
  })

  test.each([
    'Pipe <think> onto the cake.',
    '# Soup\n\n- `</think>` is no food\n',
    'Write "</think>" with a spoon.',
    'analysis of a soup',
    'model kitchens are small',
    'The final <|channel|> of the canal',
    '{"name": "Leek soup", "ingredients": ["a leek"]}',
    '```markdown\n# Soup\n```',
    '<meal_plan>Leeks today.</meal_plan>\n# Soup',
    '<3 for leeks',
  ])('keeps a mark within a line as words: %s', (content) => {
    expect(filterAll(content).text).toBe(content)
  })

  test('removes reasoning up to a close tag whose open tag is in the prompt', () => {
    const filter = new ReasoningFilter()
    filter.push('hmm')
    expect(filter).toMatchObject({ text: 'hmm', isBlank: false })
    filter.push('</think>')
    expect(filter).toMatchObject({ text: '', isBlank: true })
    filter.push('Soup')
    expect(filter).toMatchObject({ text: 'Soup', isBlank: false })
  })

  test('removes reasoning without a close tag to the end', () => {
    expect(filterAll('<think>hmm')).toMatchObject({ text: '', isBlank: true, isReasoning: true })
  })
})

test('holds an incomplete tag back until the next delta', () => {
  const filter = new ReasoningFilter()
  filter.push('Soup <thi')
  expect(filter.text).toBe('Soup ')
  filter.push('ck>')
  expect(filter.text).toBe('Soup <thick>')
})

describe('start tokens', () => {
  test.each([
    '<s>',
    '<|assistant|>\n',
    '<|im_start|>assistant\n',
    '<|start|>assistant<|channel|>final<|message|>',
    '<|channel|>final<|message|>',
    '<|begin_of_text|><|start_header_id|>assistant<|end_header_id|>\n\n',
    '<start_of_turn>model\n',
    '<bos><|turn>model\n',
    '<｜begin▁of▁sentence｜><｜Assistant｜>',
    '[/INST] ',
    'assistant\n\n',
    'assistantfinal',
    '{"name": "search", "parameters": {"q": "leek"}}\n\n',
    '{"tool_calls": [{"name": "search", "arguments": {}}]}\n',
    '```json\n[{"type": "function", "name": "search",\n  "arguments": {\n    "q": "leek"\n  }}]\n```\n',
  ])('removes %j before the content', (start) => {
    expect(filterAll(`${start}# Soup`).text.trim()).toBe('# Soup')
    expect(filterAll(...`${start}# Soup`).text.trim()).toBe('# Soup')
  })

  test.each(['<|im_start|>assistant', '```md\n```', '{"name": "s", "arguments": {}}'])(
    'shows nothing of %j',
    (reply) => {
      expect(filterAll(reply).isBlank).toBe(true)
    },
  )
})

describe('end tokens', () => {
  test.each(['</s>', '<|im_end|>', '<|eot_id|>\n', '<|end|>', '<end_of_turn>', '<|return|>', '<eos>', '[EOS]'])(
    'removes the end token %j only at the end of the content, wherever a delta cuts it',
    (token) => {
      for (let cut = 0; cut <= token.length; cut++) {
        const deltas = [`Soup ${token}and `, 'salt', token.slice(0, cut), token.slice(cut)]
        expect(filterAll(...deltas).text).toBe(`Soup ${token}and salt`)
      }
    },
  )
})

test.each(['\u200b', '\u0000', '\ufe0f', '\u200d', '\u200e \u2060'])('treats the invisible %j as blank', (content) => {
  expect(filterAll(content).isBlank).toBe(true)
})

test('treats content of white space alone as blank', () => {
  expect(filterAll(' ', '\n')).toMatchObject({ text: ' \n', isBlank: true })
  expect(filterAll(' ', '\n', 'a').isBlank).toBe(false)
})
