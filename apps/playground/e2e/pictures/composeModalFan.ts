import type { Browser } from 'playwright-core'
import { encodePicture, toPngUrl } from './encodeFrames.ts'
import { ESBUILD_NAME_HELPER } from './openDemo.ts'
import type { DemoPictures } from './takeDemoPictures.ts'

const SIZE = { width: 1200, height: 760 }

const style = `
  body { margin: 0; overflow: hidden }
  .layer { position: absolute; inset: 0; isolation: isolate; overflow: hidden }
  .layer::before { content: ''; position: absolute; inset: -6px; z-index: -1;
    background: linear-gradient(#0b1a1438, #0b1a1438), var(--site) center / cover; filter: blur(3px) }
  .dark { clip-path: polygon(56% 0, 100% 0, 100% 100%, 44% 100%) }
  img { position: absolute; top: 50%; left: 50%; width: 360px; border-radius: 28px;
    box-shadow: 0 0 0 1px #0000001a, 0 30px 60px -20px #0009 }
  img:nth-child(1) { transform: translate(-50%, -50%) translate(-330px, 22px) rotate(-4deg) }
  img:nth-child(2) { transform: translate(-50%, -50%); z-index: 1 }
  img:nth-child(3) { transform: translate(-50%, -50%) translate(330px, 22px) rotate(4deg) }`

const toLayer = ({ site, modals }: DemoPictures, name: string) =>
  `<div class="layer ${name}" style="--site: url(${toPngUrl(site)})">${modals.map((modal) => `<img src="${toPngUrl(modal)}">`).join('')}</div>`

/** Fans the modals out above their site, light on the left and dark on the right. */
export async function composeModalFan(browser: Browser, light: DemoPictures, dark: DemoPictures): Promise<Buffer> {
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 2 })
  await page.setContent(`<style>${style}</style>${toLayer(light, 'light')}${toLayer(dark, 'dark')}`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  await page.evaluate(ESBUILD_NAME_HELPER)
  const picture = await encodePicture(page, await page.screenshot())
  await page.close()
  return picture
}
