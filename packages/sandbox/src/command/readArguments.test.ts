import { expect, it } from 'vitest'
import { readArguments } from './readArguments'
import { UsageError } from './UsageError'

it('starts all that can start without arguments', () => {
  expect(readArguments([])).toEqual({
    command: 'start',
    port: 8540,
    chains: undefined,
    phone: true,
    mailbox: true,
    json: false,
    out: undefined,
  })
})

it('takes chains, a port and files', () => {
  const args = ['--chains', 'evm, cosmos', '--port=0', '--no-phone', '--no-mailbox', '--json', '--out', 'sandbox.json']
  expect(readArguments(args)).toMatchObject({
    chains: ['evm', 'cosmos'],
    port: 0,
    phone: false,
    mailbox: false,
    json: true,
    out: 'sandbox.json',
  })
  expect(readArguments(['-h']).command).toBe('help')
  expect(readArguments(['--version']).command).toBe('version')
})

it.each([
  [['--port', '65536'], '--port 65536 is not a port'],
  [['--port', '-1'], "Option '--port"],
  [['--chains', ''], '--chains : each is one of evm'],
  [['--json=yes'], "Option '--json' does not take an argument"],
  [['start'], 'Unexpected argument'],
])('refuses %o in a sentence', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(UsageError)
  expect(() => readArguments(args)).toThrow(sentence)
})
