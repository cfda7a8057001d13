import { hostile } from '../../tests/support/hostileMarkdown'
import { errorReply, event, type ScriptedResponse, streamedReply, wholeReply } from '../../tests/support/service'

/** The length of each reply and error, in characters. */
const LENGTH = 1_000_000

/** A text again and again, up to a length. */
export const fill = (text: string, length = LENGTH) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** Splits a text into so many deltas. */
export const toDeltas = (text: string, count: number) => {
  const size = Math.ceil(text.length / count)
  return Array.from({ length: count }, (_, index) => text.slice(index * size, (index + 1) * size))
}

/** Sends these events in one piece, after some words. */
const events = (text: string): ScriptedResponse => ({
  headers: { 'content-type': 'text/event-stream' },
  chunks: [event({ content: 'Whisk. ' }) + text + event({ content: ' The end.' }, 'stop')],
})

const json = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const choice = (value: object) => json({ choices: [value] })

const texts = [
  ...(hostile['nesting and size'] ?? []),
  '> a\n\n',
  '- a\n',
  '*a* ',
  '\\[a\\] ',
  '&amp;',
  '&#x202e;a',
  'https://e.example/ ',
  'a@b.example ',
  `${'1. '.repeat(12)}a\n`,
  `${'* '.repeat(6)}a\n`,
  '<b>',
  '<br>',
  '[a]\n\n[a]: b "c"\n\n',
  '</s> ',
  '<think>a</think>',
  '<thin',
  '[/THINK]a',
  '\u0301',
  'a\u0300\u0323',
  '\u200b',
  '\ufe0f',
  'a\ufe0f\ufe0f',
  '\u{e0061}',
  '\u{1f3f4}\u{e0067}',
  '\u0001',
  '\ud800',
  '```\n',
  '    a\n',
]

/**
 * Replies and errors of 1 MB that might block the page, by name: each pattern that stops a markdown parser or a
 * regular expression, whole and streamed; events that cannot be merged; and errors of every form that is parsed.
 */
export const megabyteReplies: Readonly<Record<string, ScriptedResponse>> = {
  ...Object.fromEntries(
    texts.flatMap((text) => [
      [`whole: ${JSON.stringify(text.slice(0, 20))}`, wholeReply(`Whisk.\n\n${fill(text)}`)],
      [`in 2,000 events: ${JSON.stringify(text.slice(0, 20))}`, streamedReply(toDeltas(fill(text), 2000))],
    ]),
  ),
  'words, then empty finish reasons': events(
    choice({ delta: { content: fill('egg ') } }) +
      choice({ delta: { content: 'a' }, finish_reason: '' }).repeat(20_000),
  ),
  'a character an event': events(event({ content: 'a' }).repeat(8000)),
  'events with tool calls': events(fill(choice({ delta: { content: 'a', tool_calls: [{}] } }))),
  'events with a finish reason': events(fill(choice({ delta: { content: 'a' }, finish_reason: 'stop' }))),
  'events with a log probability': events(fill(choice({ delta: { content: 'a' }, logprobs: { content: [] } }))),
  'events with reasoning': events(fill(choice({ delta: { reasoning_content: 'a' } }))),
  'events without choices': events(fill(json({ choices: [] }))),
  'empty events': events(fill('data: {}\n\n')),
  'empty lines': events(fill('data:\n\n')),
  'end marks': events(fill('data: [DONE]\n\n')),
  'carriage returns': events(`data: x\n\n${fill('\n')}\r\n`),
  'retry fields': events(fill('retry: x\n')),
  'error fields': events(fill('error: x\n')),
  comments: events(fill(': a\n')),
  'comments and blank lines': events(fill(':\n\n')),
  'fields that nobody knows': events(fill('a\n')),
  'bare JSON lines': events(fill('{"choices":[]}\n')),
  'one event of many lines': events(`${fill('data: {"choices":[]}\n')}\n\n`),
  'one event of many broken lines': events(`${fill('data: {"a"\n')}\n\n`),
  'one event of nested lists': events(`data: ${fill('[')}\n\n`),
  'event names': events(fill('event: error\n')),
  'an error event': events(json({ error: { message: fill('a b ') } })),
  ...Object.fromEntries(
    [
      'a',
      'a b ',
      '<',
      '<a>',
      '<!--',
      '<script>',
      '{',
      '[',
      '"',
      '\\',
      ' ',
      '\n',
      ': ',
      'http 4',
      'model ',
      '🍳',
      '\u0301',
      '\u{e0061}',
    ].flatMap((text) => [
      [`an error message: ${JSON.stringify(text)}`, errorReply(400, { message: fill(text), code: fill(text) })],
      [`an error body: ${JSON.stringify(text)}`, { status: 400, chunks: [fill(text)] }],
      [
        `an error page: ${JSON.stringify(text)}`,
        { status: 200, headers: { 'content-type': 'text/html' }, chunks: [fill(text)] },
      ],
    ]),
  ),
  'an error of many details': {
    status: 422,
    chunks: [JSON.stringify({ detail: Array.from({ length: 20_000 }, () => ({ loc: ['body'], msg: 'a b c' })) })],
  },
  'nested JSON': { status: 400, chunks: [`${'{"error":'.repeat(20_000)}1${'}'.repeat(20_000)}`] },
  'a reply of many choices': {
    headers: { 'content-type': 'application/json' },
    chunks: [`{"choices":[${fill('{},')}{}]}`],
  },
  'a reply of many parts': wholeReplyOf(Array.from({ length: 30_000 }, () => ({ type: 'text', text: 'egg ' }))),
}

function wholeReplyOf(content: unknown): ScriptedResponse {
  return {
    headers: { 'content-type': 'application/json' },
    chunks: [JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] })],
  }
}
