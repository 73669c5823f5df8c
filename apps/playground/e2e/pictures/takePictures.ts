import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from 'node:process'
import { chromium } from 'playwright-core'
import { buildApp } from '../lib/buildApp.ts'
import { PLAYGROUND_FOLDER } from '../lib/paths.ts'
import { serveApp } from '../lib/serveApp.ts'
import { startPlaygroundServices } from '../lib/startPlaygroundServices.ts'
import { stopAll } from '../lib/stopAll.ts'
import { composeModalFan } from './composeModalFan.ts'
import { recordLoop } from './recordLoop.ts'
import { takeDemoPictures, takePlaygroundPicture } from './takeDemoPictures.ts'

// `pnpm pictures` takes the pictures of the README anew: from a production build, in Inter, at twice the size; the loop
// at 1.25 times, as a README loads it at once.
const FOLDER = join(PLAYGROUND_FOLDER, '../../docs/images')

// Resolves no host but this machine's.
const args = ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1']

const stops: (() => Promise<unknown>)[] = []
try {
  const { outDir, remove } = await buildApp('production')
  stops.push(remove)
  const { local, signInDirectoryUrl } = await startPlaygroundServices(stops)
  const { url, stop } = await serveApp(outDir, () => local)
  stops.push(stop)
  const browser = await chromium.launch({ executablePath: env.CHROMIUM_PATH || '/usr/bin/chromium', args })
  stops.push(() => browser.close())
  const demo = { browser, url, signInDirectoryUrl }
  await mkdir(FOLDER, { recursive: true })
  const save = async (name: string, picture: Buffer) => {
    await writeFile(join(FOLDER, name), picture)
    console.log(`${name}: ${Math.round(picture.length / 1000)} kB`)
  }
  await save(
    'connect.webp',
    await composeModalFan(browser, await takeDemoPictures(demo, 'light'), await takeDemoPictures(demo, 'dark')),
  )
  await save('playground.webp', await takePlaygroundPicture(demo))
  await save('connecting.webp', await recordLoop(demo))
} finally {
  await stopAll(stops)
}
