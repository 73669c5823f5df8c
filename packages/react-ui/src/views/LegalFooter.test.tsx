import { createTestModal } from '@foyer/core/testing'
import { expect, it } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { openModal } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()
const termsConditionsUrl = 'https://harbor.example/terms'
const privacyPolicyUrl = 'https://harbor.example/privacy'
const opens = 'opens in a new tab'

it.each([
  [{ termsConditionsUrl }, `By continuing you agree to the Terms ${opens}.`, [termsConditionsUrl]],
  [{ privacyPolicyUrl }, `By continuing you agree to the Privacy Policy ${opens}.`, [privacyPolicyUrl]],
  [
    { termsConditionsUrl, privacyPolicyUrl },
    `By continuing you agree to the Terms ${opens} and Privacy Policy ${opens}.`,
    [termsConditionsUrl, privacyPolicyUrl],
  ],
])('LegalFooter names and links the terms: %o', async (options, sentence, links) => {
  const { modal } = createTestModal({ ui: reactUi(), basic: true, ...options })
  modals.push(modal)
  const { root } = await openModal(modal)
  const footer = root.querySelector('.fy-footer')
  expect(footer?.textContent).toBe(sentence)
  expect([...(footer?.querySelectorAll('a') ?? [])].map((link) => [link.getAttribute('href'), link.rel])).toEqual(
    links.map((href) => [href, 'noopener noreferrer']),
  )
})

it('LegalFooter puts the links where the sentence of the language has them', async () => {
  const legal = (page: string, other?: string) => `続行すると、${other ?? ''}と${page}に同意したことになります。`
  const messages = { connect: { legal, terms: '利用規約', privacy: 'プライバシー' }, common: { opensInNewTab: '新' } }
  const { modal } = createTestModal({
    ui: reactUi({ messages }),
    basic: true,
    termsConditionsUrl,
    privacyPolicyUrl,
  })
  modals.push(modal)
  const { root } = await openModal(modal)
  const footer = root.querySelector('.fy-footer')
  expect(footer?.textContent).toBe('続行すると、プライバシー 新と利用規約 新に同意したことになります。')
  expect([...(footer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    privacyPolicyUrl,
    termsConditionsUrl,
  ])
})

it('LegalFooter is hidden where the checkbox has the links', async () => {
  const { modal } = createTestModal({
    ui: reactUi(),
    projectId: undefined,
    features: { legalCheckbox: true },
    termsConditionsUrl,
  })
  modals.push(modal)
  const { root, text } = await openModal(modal)
  expect(root.querySelector('.fy-footer')).toBeNull()
  expect(text()).toContain('I agree to the')
})
