import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeError } from './describeError.js'
import { errorSentences } from './errorSentences.js'
import { errorMessages, ModalError } from './ModalError.js'

it('describeError has a sentence for every code, of ours and of wallets', () => {
  expect(describeError(new ModalError('CONNECTION_REJECTED'))).toBe(errorSentences.CONNECTION_REJECTED)
  expect(describeError({ code: 4001, message: '' })).toBe(errorSentences.USER_REJECTED)
  expect(describeError('whatever')).toBe(errorSentences.UNKNOWN)
})

it('describeError shows no words of a wallet or a program to the user', () => {
  expect(describeError(new Error('TypeError: x is undefined'))).toBe(errorSentences.UNKNOWN)
  expect(describeError(new ModalError('SOMETHING_NEW', { message: 'internal words' }))).toBe(errorSentences.UNKNOWN)
  expect(describeError(new ModalError('toString'))).toBe(errorSentences.UNKNOWN)
})

it('describeError names a known reason why a wallet failed to connect', () => {
  const fail = (cause: unknown) => describeError(new ModalError('CONNECT_FAILED', { cause }))
  expect(fail({ code: -32002, message: 'Already processing' })).toBe(errorSentences.REQUEST_PENDING)
  expect(fail(new Error('odd'))).toBe(errorSentences.CONNECT_FAILED)
  expect(describeError(new ModalError('CONNECT_FAILED'))).toBe(errorSentences.CONNECT_FAILED)
})

it.each(['HTTP_FAILED', 'CONNECTION_ENDED', 'OFFLINE', 'PROVIDER_DISCONNECTED', 'RPC_INVALID_INPUT', 'NEW_CODE'])(
  'describeError never suggests a retry of a transaction that may have been sent: %s',
  (code) => {
    const say = (context: object) => describeError(new ModalError(code, { context: { mayBeSent: true, ...context } }))
    expect(say({})).toBe(errorSentences.WALLET_UNANSWERED)
    expect(say({ seen: 'moved' })).toBe(errorSentences.WALLET_UNANSWERED_MOVED)
    expect(say({ seen: 'still' })).toBe(errorSentences.WALLET_UNANSWERED_STILL)
    expect(say({ seen: 'otherwise' })).toBe(errorSentences.WALLET_UNANSWERED)
  },
)

it('describeError uses the given language', () => {
  const german = { ...errorSentences, CONNECT_FAILED: 'Das hat nicht geklappt.' }
  expect(describeError(new ModalError('CONNECT_FAILED'), german)).toBe('Das hat nicht geklappt.')
})

it('describeError uses English for a sentence that the language lacks', () => {
  const german = { UNKNOWN: 'Etwas ist schiefgegangen.', MODAL_CLOSED: undefined }
  expect(describeError(new ModalError('CONNECT_FAILED'), german)).toBe(errorSentences.CONNECT_FAILED)
  expect(describeError(new ModalError('MODAL_CLOSED'), german)).toBe(errorSentences.MODAL_CLOSED)
  expect(describeError('whatever', german)).toBe(german.UNKNOWN)
})

function definedMessages(): readonly string[] {
  const source = new URL('../', import.meta.url)
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  )
  const texts = files.map((path) => readFileSync(new URL(path, source), 'utf8'))
  const tables = texts.flatMap((text) => text.match(/= defineErrors\(\{[\s\S]*?\n\}\)/g) ?? [])
  return tables.flatMap((table) =>
    [...table.matchAll(/[A-Z_]+:\s*['"](.*)['"],/g)].flatMap(([, message]) => message ?? []),
  )
}

it('describeError returns whole sentences, none of which is a message for developers', () => {
  const messages = definedMessages()
  expect(messages.length).toBeGreaterThan(25)
  const strings = new Set<string>([...Object.values(errorMessages), ...messages])
  for (const sentence of Object.values(errorSentences)) {
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(strings.has(sentence)).toBe(false)
  }
})

const BEFORE_THE_WALLET = /^(SEND_|SWAP_|FEE_|CONNECTION_REJECTED$|NAME_INVALID$|SOCIAL_FAILED$|FARCASTER_FAILED$)/

it('an error sentence states that nothing happened only when no wallet was requested', () => {
  const claims = Object.entries(errorSentences)
    .filter(
      ([code, sentence]) => /nothing (was|has|is)|not sent|unchanged/i.test(sentence) && !BEFORE_THE_WALLET.test(code),
    )
    .map(([code]) => code)
  expect(claims).toEqual([])
})
