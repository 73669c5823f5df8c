import { isPictureRequest, summarizeRequests } from '../requests'
import type { AccountStage, BenchContext, BenchFigures, MeasuredApp, RequestSummary } from '../types'

/** Measures a connected user's downloads: for the first view of the account, then for Activity, then for Send. */
export async function measureAccountDownloads(
  { browser, server }: Pick<BenchContext, 'browser' | 'server'>,
  { page: name, button, row }: MeasuredApp,
): Promise<BenchFigures['account']> {
  const visit = await browser.visit(`${server.url}/vite/${name}/`)
  const { page } = visit
  const figures = new Map<AccountStage, RequestSummary & { pictures: number }>()
  let known = 0
  const moment = async (which: AccountStage) => {
    await visit.rest()
    const all = await page.evaluate(() => window.__requests())
    const fresh = all.slice(known)
    known = all.length
    figures.set(which, {
      ...summarizeRequests(fresh.filter((request) => !isPictureRequest(request))),
      pictures: summarizeRequests(fresh.filter(isPictureRequest)).bytes,
    })
  }
  await visit.rest()
  const time = page.evaluate(`window.__timeFromClick(${row})`)
  await page.locator(button).click()
  await time
  await page.locator('.fy-row', { hasText: 'Installed' }).click()
  await page.locator('button.fy-page--2').waitFor()
  // Waits for analytics, which load by themselves seconds after the opening and are no part of the account.
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
