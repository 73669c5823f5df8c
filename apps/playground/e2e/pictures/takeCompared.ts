import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from 'node:process'
import { chromium, type Page } from 'playwright-core'
import { comparedViews } from '../../pages/redesign/comparedViews.ts'
import { PLAYGROUND_FOLDER, SCREENSHOTS_FOLDER } from '../lib/paths.ts'
import { encodePicture } from './encodeFrames.ts'
import { ESBUILD_NAME_HELPER } from './openDemo.ts'

// Folder of the pictures after the redesign, which `pnpm pictures:compared` takes anew; those before stay as they are.
const FOLDER = join(PLAYGROUND_FOLDER, 'public/pages/redesign/after')
const MAX_BYTES = 25_000
// WebP qualities to try, best first; a picture with a QR code is small enough only with the last ones.
const QUALITIES = [0.8, 0.6, 0.4, 0.35, 0.3]

const test = spawn('pnpm', ['run', 'e2e', 'apps/playground/e2e/screens'], {
  cwd: join(PLAYGROUND_FOLDER, '../..'),
  env: { ...env, FOYER_PICTURES: 'compared' },
  stdio: 'inherit',
})
const [code] = await once(test, 'close')
if (code !== 0) throw new Error('The views could not be taken.')

const browser = await chromium.launch({
  executablePath: env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage()
  await page.evaluate(ESBUILD_NAME_HELPER)
  await mkdir(FOLDER, { recursive: true })
  for (const { name, isDark } of comparedViews) {
    for (const scheme of isDark ? ['dark'] : ['light', 'dark']) {
      const png = await readFile(join(SCREENSHOTS_FOLDER, `${name}-alone-${scheme}.png`))
      const picture = await encodeWithin(page, png)
      if (!picture) throw new Error(`${name} in ${scheme} has more than ${MAX_BYTES} bytes.`)
      await writeFile(join(FOLDER, `${name}-${scheme}.webp`), picture)
    }
  }
} finally {
  await browser.close()
}

async function encodeWithin(page: Page, png: Buffer) {
  for (const quality of QUALITIES) {
    const picture = await encodePicture(page, png, quality)
    if (picture.length <= MAX_BYTES) return picture
  }
  return undefined
}
