import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { getTestService } from './lib/getTestService.ts'
import { openPage } from './lib/openPage.ts'
import { PLAYGROUND_FOLDER } from './lib/paths.ts'

const pages = [
  'csp/',
  'elements/',
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

it.each(pages)('the page %s loads without a warning and connects', async (path) => {
  // Uses React's development build for the warnings that its production build omits.
  const page = await openPage({ path: `/pages/${path}`, development: true })
  if (!path.startsWith('headless')) await page.evaluate(() => void globalThis.__modal?.open())
  await page.getByRole('button', { name: /^Lantern/ }).click()
  await expect.poll(() => page.evaluate(() => globalThis.__modal?.$account().get().status)).toBe('connected')
})

it('the built page renders on a server without window', async () => {
  const tsx = createRequire(import.meta.url).resolve('tsx')
  const { stdout, stderr } = await promisify(execFile)(
    execPath,
    [
      '--import',
      pathToFileURL(tsx).href,
      join(PLAYGROUND_FOLDER, 'ssr/renderBuiltPage.ts'),
      getTestService('builtFolder'),
    ],
    { env: { NODE_ENV: 'production' } },
  )
  expect(stderr).toBe('')
  expect(stdout).toContain('Connect wallet</button>')
})
