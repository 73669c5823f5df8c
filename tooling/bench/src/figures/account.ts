import { isPicture, weigh } from '../requests'
import type { Figures, Moment, Parts, Site, Weight } from '../types'

/** What a connected visitor's first look at the account downloads, at Activity after it, and at Send after that. */
export async function account(
  { browser, server }: Pick<Parts, 'browser' | 'server'>,
  { page: name, button, row }: Site,
): Promise<Figures['account']> {
  const visit = await browser.visit(`${server.url}/vite/${name}/`)
  const { page } = visit
  const figures = new Map<Moment, Weight & { pictures: number }>()
  let known = 0
  const moment = async (which: Moment) => {
    await visit.rest()
    const all = await page.evaluate(() => window.__requests())
    const fresh = all.slice(known)
    known = all.length
    figures.set(which, {
      ...weigh(fresh.filter((request) => !isPicture(request))),
      pictures: weigh(fresh.filter(isPicture)).bytes,
    })
  }
  await visit.rest()
  const time = page.evaluate(`window.__timeFromClick(${row})`)
  await page.locator(button).click()
  await time
  await page.locator('.fy-row', { hasText: 'Installed' }).click()
  await page.locator('button.fy-page--2').waitFor()
  // What tells the project comes by itself, some seconds after the opening, and is none of the account's.
  await page.waitForFunction(() => window.__requests().some(({ url }) => url.includes('/analytics-')))
  await moment('before')
  await page.locator('button.fy-page--2').click()
  await page.getByRole('tab', { name: 'Activity' }).waitFor()
  await moment('account')
  await page.getByRole('tab', { name: 'Activity' }).click()
  await moment('activity')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await moment('send')
  await visit.leave()
  const { before, account: own, activity, send } = Object.fromEntries(figures)
  if (!before || !own || !activity || !send) throw new Error('A moment of the account was not measured.')
  return { before, account: own, activity, send }
}
