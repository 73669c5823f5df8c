import { createPlaygroundPath } from './appPaths.ts'
import { locateModal } from './locateModal.ts'
import { locateSecureFrame } from './locateSecureFrame.ts'
import { createEmailAddress } from './mailbox.ts'
import { openView } from './openView.ts'
import { locateFarcasterQr } from './remote.ts'
import { locateWindowButton, openSocial, requestCode, signInByEmail } from './signIn.ts'
import { createScreenVisit, type ScreenVisit } from './visit.ts'

// Opens pages without wallets, for a project that offers sign-in options.
const signIn = { withoutWallets: true, signIn: true } as const

export const LEGAL_URLS = {
  termsConditionsUrl: 'https://harbor.example/terms',
  privacyPolicyUrl: 'https://harbor.example/privacy',
}

/** Lists screens of e-mail and social login, and of the embedded wallet. */
export const signInScreens: readonly ScreenVisit[] = [
  createScreenVisit({
    name: 'sign-in-connect',
    signIn: true,
    reach: async (page) => {
      await locateModal(page).open()
      await locateModal(page).button('Continue with Google').waitFor()
    },
  }),
  createScreenVisit({
    name: 'sign-in-connect-legal',
    ...signIn,
    path: createPlaygroundPath({ ...LEGAL_URLS, 'features.legalCheckbox': true }),
    reach: async (page) => {
      await locateModal(page).open()
      await locateModal(page).button('Continue with Google').click()
      await locateModal(page).text('Tick the box to continue.').first().waitFor()
    },
  }),
  createScreenVisit({
    name: 'sign-in-connect-collapsed',
    signIn: true,
    path: createPlaygroundPath({ 'features.collapseWallets': true }),
    reach: async (page) => {
      await locateModal(page).open()
      await locateModal(page).button('Continue with a wallet').waitFor()
      await locateModal(page).button('Continue with Google').waitFor()
    },
  }),
  {
    name: 'sign-in',
    ...signIn,
    screens: [
      {
        name: 'sign-in-email-code',
        reach: (page) => requestCode(page, createEmailAddress()),
      },
      {
        name: 'sign-in-email-too-soon',
        reach: async (page) => {
          await locateModal(page).back.click()
          await locateModal(page).dialog.getByLabel('Email address').fill(createEmailAddress())
          await page.keyboard.press('Enter')
          await locateModal(page).text('You just asked for a code.').first().waitFor()
        },
      },
      {
        name: 'sign-in-farcaster',
        reach: async (page) => {
          await locateModal(page).dialog.getByRole('button', { name: 'Farcaster' }).first().click()
          await locateFarcasterQr(page).waitFor()
        },
      },
    ],
  },
  createScreenVisit({
    name: 'sign-in-email-device',
    ...signIn,
    reach: async (page) => {
      await locateModal(page).open()
      await locateModal(page).dialog.getByLabel('Email address').fill(createEmailAddress())
      await page.keyboard.press('Enter')
      await locateModal(page).text('Approve this device').waitFor()
    },
  }),
  {
    name: 'sign-in-social',
    ...signIn,
    screens: [
      {
        name: 'sign-in-social-window',
        reach: async (page) => {
          await openSocial(page, 'Google')
          await locateModal(page).text('Continue in the Google window').waitFor()
        },
      },
      {
        name: 'sign-in-social-closed',
        reach: async (page) => {
          for (const popup of page.context().pages()) if (popup !== page) await popup.close()
          await locateModal(page).dialog.getByRole('alert').first().waitFor()
        },
      },
    ],
  },
  {
    name: 'signed-in',
    ...signIn,
    screens: [
      {
        name: 'sign-in-account',
        reach: async (page) => {
          await signInByEmail(page)
          await openView(page, { view: 'Account' })
          await locateModal(page).button('Disconnect').waitFor()
        },
      },
      {
        name: 'sign-in-wallets',
        reach: async (page) => {
          await openView(page, { view: 'ProfileWallets' })
          await locateModal(page).dialog.getByText('Smart', { exact: true }).first().waitFor()
        },
      },
      {
        name: 'sign-in-change-email',
        reach: async (page) => {
          await openView(page, { view: 'UpdateEmailWallet' })
          await locateModal(page).dialog.getByRole('textbox').first().fill(createEmailAddress())
          await page.keyboard.press('Enter')
          await locateSecureFrame(page).approve.click()
          await locateWindowButton(page).waitFor()
        },
      },
      {
        name: 'sign-in-approve',
        reach: async (page) => {
          await locateModal(page).close.click()
          await locateModal(page).gone()
          await page.getByRole('button', { name: 'Sign message' }).click()
          await locateSecureFrame(page).frame.getByRole('button', { name: 'Approve', disabled: false }).waitFor()
        },
      },
    ],
  },
]
