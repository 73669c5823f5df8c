import { createMarkdownRenderer } from 'vitepress'
import { expect, it } from 'vitest'
import { createStyleShortener } from './shortenStyles.ts'

it('createStyleShortener gives each color of code one class with a rule', async () => {
  const { transformer, writeRules } = createStyleShortener()
  const { render } = await createMarkdownRenderer('.', { codeTransformers: [transformer] })
  const html = await render('```js\nconst one = "a"\nconst two = "b"\n```')
  const classes = new Set([...html.matchAll(/<span class="(t\w{3})">/g)].map(([, name]) => name))
  expect(html).not.toContain('--shiki-light:#')
  expect(classes.size).toBeGreaterThan(1)
  for (const name of classes)
    expect(writeRules()).toMatch(new RegExp(`\\.${name}\\{--shiki-light:#\\w+;--shiki-dark:#\\w+\\}`))
})
