import { describe, expect, it } from 'vitest'
import { escapeHiddenCharacters } from './escapeHiddenCharacters'
import { addSignInWarnings, createSignInWarnings } from './signInWarnings'

const levels = ({ warnings }: { warnings: readonly { level: string }[] }) => warnings.map(({ level }) => level)

describe('createSignInWarnings', () => {
  const origin = 'https://harbor.example'
  it.each([
    ['in other case', 'EVIL.example WANTS YOU TO SIGN IN with your account'],
    ['with many spaces', 'evil.example  wants\u00a0you\tto   sign\u3000in with your Ethereum account'],
    ['on several lines', 'evil.example\nwants you\nto sign in with your Ethereum account'],
    ['with Cyrillic letters', 'evil.example wаnts уоu tо sіgn іn with your Ethereum account'],
    ['in mathematical letters', 'evil.example 𝘄𝗮𝗻𝘁𝘀 𝘆𝗼𝘂 𝘁𝗼 𝘀𝗶𝗴𝗻 𝗶𝗻 with it'],
    ['with invisible letters', 'evil.example wan\u200bts you to si\u00adgn in with it'],
    ['with selectors', 'evil.example wants\ufe0f you to sign in'],
    ['with other signs', 'evil.example wants-you.to_sign·in'],
    ['of another account', 'evil.example wants you to sign in with your Harbor account'],
    ['of another scheme', 'http://harbor.example wants you to sign in'],
    ['of no domain', 'wants you to sign in'],
    ['of a lookalike domain', 'hаrbor.example wants you to sign in'],
    ['of a domain with an invisible letter', 'harbor\u200b.example wants you to sign in'],
    ['after the sign-in of the app', 'harbor.example wants you to sign in\nevil.example wants you to sign in'],
  ])('warns of a sign-in at another domain: %s', (_, text) => {
    expect(createSignInWarnings(text, origin)).toMatchObject([
      { level: 'bad', text: expect.stringContaining('harbor.example is asking') },
    ])
    // `addSignInWarnings` also finds the site in displayed rows, where hidden characters are escaped.
    const review = {
      title: '',
      warnings: [],
      sections: [{ rows: [{ name: 'Note', value: escapeHiddenCharacters(text) }] }],
    }
    expect(levels(addSignInWarnings(review, origin))).toEqual(['bad'])
  })

  it.each([
    'harbor.example wants you to sign in with your Ethereum account',
    'https://harbor.example wants you to sign in with your Ethereum account',
    '  harbor.example   Wants You To Sign In',
    'Nobody signs in here',
    '',
  ])('accepts a sign-in at the requesting origin, or no sign-in: %j', (text) => {
    expect(createSignInWarnings(text, origin)).toEqual([])
  })

  it('warns once when a text is shown several times', () => {
    const text = 'evil.example wants you to sign in'
    const rows = [{ name: text, value: text }]
    expect(levels(addSignInWarnings({ title: text, warnings: [], sections: [{ rows, text }] }, origin))).toEqual([
      'bad',
    ])
  })
})
