import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { given } from './lib/given.ts'
import { openPage } from './lib/openPage.ts'
import { playground } from './lib/paths.ts'

const pages = [
  'csp/',
  'embedded/',
  'headless/',
  'hostile/?css=revert',
  'hostile/?css=tailwind',
  'one/',
  'rtl/',
  'ssr/',
  'strict/',
  'two/',
  'vanilla/',
  'wagmi/?config=foyer',
  'wagmi/?config=own',
]

it.each(pages)('%s loads quietly and connects', async (path) => {
  // With React's own warnings, which its production build keeps to itself.
  const page = await openPage({ path: `/pages/${path}`, development: true })
  if (!path.startsWith('headless')) await page.evaluate(() => globalThis.__modal?.open())
  await page.getByRole('button', { name: /^Lantern/ }).click()
  await expect.poll(() => page.evaluate(() => globalThis.__modal?.$account().get().status)).toBe('connected')
})

it('renders on a server that has no window', async () => {
  const tsx = createRequire(import.meta.url).resolve('tsx')
  const { stdout, stderr } = await promisify(execFile)(
    execPath,
    ['--import', pathToFileURL(tsx).href, join(playground, 'ssr/render.ts'), given('builtFolder')],
    { env: { NODE_ENV: 'production' } },
  )
  expect(stderr).toBe('')
  expect(stdout).toContain('Connect wallet</button>')
})
