import { type LanguageTag, languageTags, loadLanguage } from '@foyer/languages'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createPlaygroundPath } from './lib/appPaths.ts'
import { connect } from './lib/connect.ts'
import { controlWallet } from './lib/controlWallet.ts'
import { findLayoutFaults } from './lib/findLayoutFaults.ts'
import { locateModal } from './lib/locateModal.ts'
import { openPage } from './lib/openPage.ts'
import { openView } from './lib/openView.ts'
import { takePicture } from './lib/takePicture.ts'

// The narrowest window that the design knows.
const NARROW = { viewport: { width: 320, height: 640 } } as const
const VIEWS = [
  ...(['Connect', 'WhatIsAWallet', 'GetWallet', 'AllWallets', 'Account', 'ProfileWallets', 'Networks'] as const),
  ...(['WalletSend', 'WalletReceive', 'Swap', 'Permissions', 'OnRampProviders', 'ContactedServers'] as const),
  ...(['OwnNode', 'ConnectReadOnly', 'SmartSessionList'] as const),
]
/** Options that add rows and views, so that one pass shows them all. */
const FEATURES = {
  'features.ownNodes': true,
  'features.readOnly': true,
  'features.smartSessions': true,
}
const RIGHT_TO_LEFT: readonly LanguageTag[] = languageTags.filter((tag) =>
  /^(Arab|Hebr)$/.test(new Intl.Locale(tag).maximize().script ?? ''),
)

/** Returns the texts of a language that take no values. */
async function readTexts(language: LanguageTag): Promise<readonly string[]> {
  const list = (value: unknown): readonly string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(list)
        : []
  return list(await loadLanguage({ language })())
}

/**
 * Lists buttons, headings and lines of rows whose words are cut. A small button's target is larger than what is seen of
 * it, and a name from outside, such as a wallet's, may be cut in a row.
 */
const findCutTexts = (page: Page, own: readonly string[]) =>
  page.evaluate((own) => {
    const modal = document.querySelector('[data-foyer]')?.shadowRoot?.querySelector('.fy-modal')
    const find = (selector: string) => [...(modal?.querySelectorAll<HTMLElement>(selector) ?? [])]
    return [
      ...find(
        '.fy-btn:not(.fy-btn--xs), .fy-title, h1, h2, h3, .fy-chip, .fy-tab, :is(.fy-row__t, .fy-row__s):not(.fy-trunc)',
      ),
      ...find(':is(.fy-row__t, .fy-row__s).fy-trunc').filter(({ textContent }) => own.includes(textContent.trim())),
    ]
      .filter((each) => each.checkVisibility() && !each.closest('.fy-vh, .fy-ghost'))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((each) => `${each.className}: ${each.textContent}`)
  }, own)

describe('each language', () => {
  it.each(languageTags)('%s fits into a window 320 pixels wide', async (tag) => {
    const page = await openPage({
      path: createPlaygroundPath({ 'ui.language': tag, ...FEATURES }),
      context: NARROW,
      signIn: true,
      // The sandbox's directory has one on purpose.
      allowed: [/The wallet directory has entries that are no wallets/],
    })
    const modal = locateModal(page)
    const own = await readTexts(tag)
    const look = async (view: string) => {
      await modal.atRest()
      await expect
        .poll(async () => [...(await findLayoutFaults(page, { isTouch: false })), ...(await findCutTexts(page, own))], {
          message: view,
        })
        .toEqual([])
      await takePicture(page, `language-${tag}-${view}`)
    }
    const { script, name } = controlWallet(page, 'lantern')
    await modal.open()
    await script.next(['reject'])
    await modal.button(name).click()
    const { connecting } = await loadLanguage({ language: tag })()
    await modal
      .text(connecting?.declinedTitle ?? /^$/)
      .first()
      .waitFor()
    await look('Declined')
    await page.keyboard.press('Escape')
    await modal.gone()
    await connect(page, 'lantern')
    for (const view of VIEWS) {
      await openView(page, { view })
      await look(view)
    }
    const frame = modal.dialog.locator('..')
    expect(await frame.getAttribute('lang')).toBe(tag)
    expect(await frame.getAttribute('dir')).toBe(RIGHT_TO_LEFT.includes(tag) ? 'rtl' : 'ltr')
  })
})

describe('the language', () => {
  it.each([
    ['of the page', 'de', ['fr'], 'de'],
    ['of the visitor, if the page names none', '', ['xx', 'pt-PT', 'de'], 'pt-BR'],
    ['English, if the page is in English', 'en-GB', ['de'], 'en-US'],
    ['English, if there is none of those', 'fi', [], 'en-US'],
  ])('is that %s', async (_, pageLanguage, visitor, expected) => {
    const page = await openPage({
      path: createPlaygroundPath({ 'ui.language': 'auto' }),
      before: (page) =>
        page.addInitScript(
          ([lang, languages]) => {
            Object.defineProperty(navigator, 'languages', { get: () => languages })
            const set = () => document.documentElement.setAttribute('lang', lang)
            new MutationObserver(() => document.documentElement?.lang !== lang && set()).observe(document, {
              childList: true,
              subtree: true,
              attributes: true,
            })
          },
          [pageLanguage, visitor] as const,
        ),
    })
    const modal = locateModal(page)
    await modal.open()
    expect(await modal.dialog.locator('..').getAttribute('lang')).toBe(expected)
  })

  it.each([
    ['de', ['de']],
    ['en', []],
  ])('loads one file, and none in English: %s', async (language, expected) => {
    const files: string[] = []
    const page = await openPage({
      path: createPlaygroundPath({ 'ui.language': language }),
      before: async (page) => page.on('request', (request) => files.push(request.url())),
    })
    await locateModal(page).open()
    const name = new RegExp(`/(${languageTags.join('|')})-[\\w-]+\\.js$`)
    expect(files.flatMap((url) => name.exec(url)?.[1] ?? [])).toEqual(expected)
  })

  it('is English if its file does not load', async () => {
    const page = await openPage({
      path: createPlaygroundPath({ 'ui.language': 'de' }),
      before: (page) => page.route(/\/de-[^/]*\.js$/, (route) => route.abort()),
      allowed: [/Failed to load resource/, /dynamically imported module/],
    })
    const modal = locateModal(page)
    await modal.open()
    expect(await modal.dialog.locator('..').getAttribute('lang')).toBe('en-US')
  })
})
