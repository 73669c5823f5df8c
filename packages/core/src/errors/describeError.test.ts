import { expect, it } from 'vitest'
import { catalogue } from './catalogue.js'
import { describeError, errorSentences } from './describeError.js'
import { lateCatalogue } from './lateCatalogue.js'
import { ModalError } from './ModalError.js'

it('has a sentence for every code, of ours and of the wallet', () => {
  expect(describeError(new ModalError('CONNECTION_REJECTED'))).toBe(errorSentences.CONNECTION_REJECTED)
  expect(describeError({ code: 4001, message: '' })).toBe(errorSentences.USER_REJECTED)
  expect(describeError('whatever')).toBe(errorSentences.UNKNOWN)
})

it('shows no words of a wallet or a program to the visitor', () => {
  expect(describeError(new Error('TypeError: x is undefined'))).toBe(errorSentences.UNKNOWN)
  expect(describeError(new ModalError('SOMETHING_NEW', { message: 'internal words' }))).toBe(errorSentences.UNKNOWN)
  expect(describeError(new ModalError('toString'))).toBe(errorSentences.UNKNOWN)
})

it('says what kept a wallet from connecting where that is known', () => {
  const fail = (cause: unknown) => describeError(new ModalError('CONNECT_FAILED', { cause }))
  expect(fail({ code: -32002, message: 'Already processing' })).toBe(errorSentences.REQUEST_PENDING)
  expect(fail(new Error('odd'))).toBe(errorSentences.CONNECT_FAILED)
  expect(describeError(new ModalError('CONNECT_FAILED'))).toBe(errorSentences.CONNECT_FAILED)
})

it.each(['HTTP_FAILED', 'CONNECTION_ENDED', 'OFFLINE', 'PROVIDER_DISCONNECTED', 'RPC_INVALID_INPUT', 'NEW_CODE'])(
  'sends nobody to try again what may have been sent: %s',
  (code) => {
    const say = (context: object) => describeError(new ModalError(code, { context: { mayBeSent: true, ...context } }))
    expect(say({})).toBe(errorSentences.WALLET_UNANSWERED)
    expect(say({ seen: 'moved' })).toBe(errorSentences.WALLET_UNANSWERED_MOVED)
    expect(say({ seen: 'still' })).toBe(errorSentences.WALLET_UNANSWERED_STILL)
    expect(say({ seen: 'otherwise' })).toBe(errorSentences.WALLET_UNANSWERED)
  },
)

it('speaks the language it is given', () => {
  const german = { ...errorSentences, CONNECT_FAILED: 'Das hat nicht geklappt.' }
  expect(describeError(new ModalError('CONNECT_FAILED'), german)).toBe('Das hat nicht geklappt.')
})

it('is English where a table leaves a sentence out', () => {
  const german = { UNKNOWN: 'Etwas ist schiefgegangen.', MODAL_CLOSED: undefined }
  expect(describeError(new ModalError('CONNECT_FAILED'), german)).toBe(errorSentences.CONNECT_FAILED)
  expect(describeError(new ModalError('MODAL_CLOSED'), german)).toBe(errorSentences.MODAL_CLOSED)
  expect(describeError('whatever', german)).toBe(german.UNKNOWN)
})

it('has only whole sentences, none of which is a string of the catalogue', () => {
  const strings = new Set<string>([...Object.values(catalogue), ...Object.values(lateCatalogue)])
  for (const sentence of Object.values(errorSentences)) {
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(strings.has(sentence)).toBe(false)
  }
})

/** What is told before a wallet is asked, or of what is no wallet: only these may say that nothing has happened. */
const BEFORE_THE_WALLET = /^(SEND_|FEE_|CONNECTION_REJECTED$|NAME_INVALID$|SOCIAL_FAILED$|FARCASTER_FAILED$)/

it('claims that nothing happened only where no wallet was asked', () => {
  const claims = Object.entries(errorSentences)
    .filter(
      ([code, sentence]) => /nothing (was|has|is)|not sent|unchanged/i.test(sentence) && !BEFORE_THE_WALLET.test(code),
    )
    .map(([code]) => code)
  expect(claims).toEqual([])
})
