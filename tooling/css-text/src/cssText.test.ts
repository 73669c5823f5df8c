import { expect, it } from 'vitest'
import { cssText } from './cssText'
import css from './sample.css?text'

it('gives the minified style sheet as a string, nesting flattened', () => {
  expect(css).toBe(':host{color:red}:host .row:hover{margin:0}')
})

it('leaves every other import alone', () => {
  const { resolveId } = cssText()
  expect(resolveId('./page.css', '/src/a.ts')).toBeUndefined()
  expect(resolveId('other/page.css?text', '/src/a.ts')).toBeUndefined()
  expect(resolveId('./page.css?text', '/src/a.ts?v=1')).toBe('/src/page.css.text.js')
})
