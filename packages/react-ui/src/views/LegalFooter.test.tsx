import { createTestModal } from '@foyer/core/testing'
import { expect, it } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { openModal } from '../testing/openModal.js'

const modals = keepModals()
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
])('names what there is to agree to, and links it: %o', async (options, sentence, links) => {
  const { modal } = createTestModal({ ui: reactUi(), projectId: '', basic: true, ...options })
  modals.push(modal)
  const { root } = await openModal(modal)
  const footer = root.querySelector('.fy-footer')
  expect(footer?.textContent).toBe(sentence)
  expect([...(footer?.querySelectorAll('a') ?? [])].map((link) => [link.getAttribute('href'), link.rel])).toEqual(
    links.map((href) => [href, 'noopener noreferrer']),
  )
})

it('says it once where a box says it', async () => {
  const { modal } = createTestModal({
    ui: reactUi(),
    projectId: '',
    features: { legalCheckbox: true },
    termsConditionsUrl,
  })
  modals.push(modal)
  const { root, text } = await openModal(modal)
  expect(root.querySelector('.fy-footer')).toBeNull()
  expect(text()).toContain('I agree to the')
})
