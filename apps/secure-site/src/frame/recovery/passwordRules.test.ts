import { expect, it } from 'vitest'
import { assertStrongPassword } from './passwordRules'

const CONTEXT = ['Harbor', 'mia.lindgren@example.org']

it.each([
  ['river lamp orange seventeen'],
  ['Tr0ub4dor&3 is not mine'],
  ['голубой слон танцует вальс'],
  ['x9$Lq2!vB7#nM4@'],
  ['🦊🐙🌵🚲🎈🧭🪁🥝🛶🎲🧵🪐🍄🔔🎻'],
])('a password is accepted if it has 15 characters and is not obvious: %s', (password) => {
  expect(() => assertStrongPassword(password, CONTEXT)).not.toThrow()
})

it.each([
  ['', 'SHORT_PASSWORD'],
  ['x9$Lq2!vB7#nM4', 'SHORT_PASSWORD'],
  ['🦊🐙🌵🚲🎈🧭🪁🥝', 'SHORT_PASSWORD'],
  ['aaaaaaaaaaaaaaaaaaaa', 'WEAK_PASSWORD'],
  ['abcabcabcabcabcabc', 'WEAK_PASSWORD'],
  ['kx7kx7kx7kx7kx7kx', 'WEAK_PASSWORD'],
  ['1234567890123456', 'WEAK_PASSWORD'],
  ['abcdefghijklmnop', 'WEAK_PASSWORD'],
  ['zyxwvutsrqponmlk', 'WEAK_PASSWORD'],
  ['qwertyuiopasdfgh', 'WEAK_PASSWORD'],
  ['passwordpassword1', 'WEAK_PASSWORD'],
  ['Password! Password! 2026', 'WEAK_PASSWORD'],
  ['my-wallet-password', 'WEAK_PASSWORD'],
  ['Correct Horse Battery Staple', 'WEAK_PASSWORD'],
  ['Harbor Lindgren Mia 1', 'WEAK_PASSWORD'],
  ['               ', 'WEAK_PASSWORD'],
  ['river lamp orange '.repeat(20), 'LONG_PASSWORD'],
])('a password is refused if it is short, long or easy to guess: %s', (password, reason) => {
  expect(() => assertStrongPassword(password, CONTEXT)).toThrow(expect.objectContaining({ reason }))
})
