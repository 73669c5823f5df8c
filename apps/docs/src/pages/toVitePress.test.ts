import { expect, it } from 'vitest'
import { toVitePress } from './toVitePress.ts'

it('shows the file that a code block names, however it is written', () => {
  expect(toVitePress('```ts [src/main.ts]\na\n```\n\n```diff src/main.ts\n+b\n```')).toBe(
    '::: code-group\n\n```ts [src/main.ts]\na\n```\n\n:::\n\n::: code-group\n\n```diff [src/main.ts]\n+b\n```\n\n:::',
  )
})

it('leaves a code block without a name alone', () => {
  const text = '```ts\na\n```\n\nbetween\n\n```sh\nb\n```\n'
  expect(toVitePress(text)).toBe(text)
})
