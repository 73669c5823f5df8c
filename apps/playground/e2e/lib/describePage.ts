import type { Page } from 'playwright-core'
import { getFocusedLabel } from './getFocusedLabel.ts'

/** Describes the page for the log of a failed run. */
export async function describePage(page: Page): Promise<string> {
  const facts = await page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll('[data-foyer]')].map((host) => host.shadowRoot)]
    return {
      url: location.href,
      visible: document.visibilityState,
      modal: globalThis.__modal?.$state.get(),
      account: globalThis.__modal?.$account().get(),
      view: globalThis.__modal?.context.stores.router?.$route.get(),
      attempt: globalThis.__modal?.context.stores.attempt?.$attempt.get().status,
      dialogs: roots.flatMap((root) =>
        [...(root?.querySelectorAll('[role=dialog]') ?? [])].map((each) => each.textContent),
      ),
      inert: [...document.querySelectorAll('[inert]')].map((each) => each.tagName),
      busy: [...document.querySelectorAll('[aria-busy]')].map((each) => each.textContent),
    }
  })
  // In a page that draws no frames, `requestAnimationFrame` never calls back.
  const draws = await page.evaluate(() =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => resolve(true))),
      new Promise((resolve) => setTimeout(() => resolve(false), 1000)),
    ]),
  )
  // JSON has no bigints, which balances are.
  const toText = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)
  return JSON.stringify({ ...facts, focused: await getFocusedLabel(page), draws }, toText, 1)
}
