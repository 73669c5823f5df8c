import { expect, it } from 'vitest'
import { fillIn } from './fillIn.ts'

it('fillIn completes other options and texts', () => {
  expect(fillIn("createModal({ …, projectId: '…' })").code).toBe("createModal({ ...options, projectId: 'x' })")
})

it('fillIn leads a position back to the code as it is shown', () => {
  const shown = 'createModal({ …, a: f({ b, … }), c })'
  const { code, toShown } = fillIn(shown)
  for (const name of ['createModal', 'a:', 'b,', 'c }']) expect(toShown(code.indexOf(name))).toBe(shown.indexOf(name))
})

it('fillIn completes the options of what encloses them', () => {
  expect(fillIn('createModal({ …, siwx: { …, getRequired } })').code).toBe(
    'createModal({ ...options, siwx: { ...options.siwx!, getRequired } })',
  )
  expect(fillIn('createModal({\n  …,\n  ui,\n})').code).toBe('createModal({\n  ...options,\n  ui,\n})')
  expect(fillIn('createSignIn({ …, chains })').code).toBe('createSignIn({ ...optionsOf(createSignIn), chains })')
})
