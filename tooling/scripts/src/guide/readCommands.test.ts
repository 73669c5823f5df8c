import { expect, it } from 'vitest'
import { readCommands, readInlineCommand } from './readCommands'

const page = 'Do `npm run it@3` if you can.\n\n```sh\none\ntwo\n```\n\n```ts\nno()\n```\n\n```sh\nthree\n```\n'

it('reads what a page tells its reader to run', () => {
  expect(readCommands(page)).toEqual(['one\ntwo\n', 'three\n'])
})

it('reads a command within the text, which stands there once', () => {
  expect(readInlineCommand(page, 'npm run')).toBe('npm run it@3')
  expect(() => readInlineCommand(page, 'npm test')).toThrow('0 times')
})
