import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { renderExitPage } from './renderExitPage'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

it('the exit page allows its own script and style by their hashes, and no request', () => {
  const page = renderExitPage({ script: 'start("ü")', style: 'body{}' })
  const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
  expect(policy?.split('; ').slice(0, 3)).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${sha256('start("ü")')}'`,
    `style-src 'sha256-${sha256('body{}')}'`,
  ])
  expect(page.replaceAll(policy ?? '', '')).not.toMatch(/https?:|\bsrc=|url\(/)
})

it.each([
  ['</script>', { script: 'a</SCRIPT>', style: '' }],
  ['<!--', { script: 'a<!--', style: '' }],
  ['</style>', { script: '', style: '</style>' }],
])('the exit page is not built with an inline text that ends it: %s', (_, texts) => {
  expect(() => renderExitPage(texts)).toThrow('An inline text of the exit page contains')
})
