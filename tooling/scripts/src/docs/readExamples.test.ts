import { expect, it } from 'vitest'
import { readExamples } from './readExamples'

const code = `import * as core from '@foyer/core/actions'
export const examples = {
  async connect() {
    const account = await core.connect(modal)
    if (account) {
      core.preload(modal)
    }
  },
  Button: () => <ui.Button />,
}`

it('reads each example with its import, without the namespace and the indent', () => {
  const examples = readExamples(code, '@foyer/core/actions')
  expect(examples.get('connect')).toBe(
    "import { connect, preload } from '@foyer/core/actions'\n\nconst account = await connect(modal)\nif (account) {\n  preload(modal)\n}",
  )
  expect(examples.get('Button')).toBe("import { Button } from '@foyer/core/actions'\n\n<Button />")
})

it('refuses a file without examples', () => {
  expect(() => readExamples('export {}', '@foyer/core')).toThrow('The examples of @foyer/core are no object.')
})
