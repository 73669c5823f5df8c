import { chromium } from 'playwright-core'
import { type CheckedSite, openPage } from './openPage.ts'

/** Opens the live modal of each page, connects its test wallet, and lists what goes wrong. */
export async function findLiveModalFaults({ folder, paths, executablePath }: CheckedSite): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const faults: string[] = []
    for (const path of paths) {
      const { page, problems, goto } = await openPage(browser, folder)
      const dialog = page.getByRole('dialog')
      try {
        await goto(`${path}?sandbox=approve`)
        await page.getByRole('button', { name: 'Try the modal' }).click()
        await dialog.getByRole('button', { name: /^Lantern/ }).click()
        await dialog.waitFor({ state: 'detached' })
        await page.getByRole('button', { name: /0xf39F/ }).waitFor()
      } catch (error) {
        faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`)
      }
      faults.push(...problems.map((problem) => `${path}: ${problem}`))
      await page.close()
    }
    return faults
  } finally {
    await browser.close()
  }
}
