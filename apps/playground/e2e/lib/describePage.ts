import type { Page } from 'playwright-core'
import { focused } from './focused.ts'

/** What the page looks like to somebody who only has the log of a run that failed. */
export async function describePage(page: Page): Promise<string> {
  const facts = await page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll('[data-foyer]')].map((host) => host.shadowRoot)]
    return {
      url: location.href,
      visible: document.visibilityState,
      modal: globalThis.__modal?.$state.get(),
      account: globalThis.__modal?.$account().get(),
      view: globalThis.__modal?.context.complete?.stores.router.$route.get(),
      attempt: globalThis.__modal?.context.complete?.stores.attempt.$attempt.get().status,
      dialogs: roots.flatMap((root) =>
        [...(root?.querySelectorAll('[role=dialog]') ?? [])].map((each) => each.textContent),
      ),
      inert: [...document.querySelectorAll('[inert]')].map((each) => each.tagName),
      busy: [...document.querySelectorAll('[aria-busy]')].map((each) => each.textContent),
    }
  })
  // A page that draws no pictures runs no code that waits for one.
  const draws = await page.evaluate(() =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => resolve(true))),
      new Promise((resolve) => setTimeout(() => resolve(false), 1000)),
    ]),
  )
  // Balances are bigints.
  const toText = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)
  return JSON.stringify({ ...facts, focused: await focused(page), draws }, toText, 1)
}
