import { newEmail } from './mailbox.ts'
import { modalOf } from './modalOf.ts'
import { openView } from './openView.ts'
import { farcasterCodeOf } from './remote.ts'
import { secureFrame } from './secureFrame.ts'
import { askForCode, openSocial, signInByEmail, typeCode } from './signIn.ts'
import { siteWith } from './site.ts'
import { alone, type Visit } from './visit.ts'

/** Where the project offers signing in. */
const signIn = { withoutWallets: true, signIn: true } as const

export const legal = {
  termsConditionsUrl: 'https://harbor.example/terms',
  privacyPolicyUrl: 'https://harbor.example/privacy',
}

/** Signing in with e-mail and social accounts, and what the embedded wallet is asked. */
export const signInScreens: readonly Visit[] = [
  alone({
    name: 'sign-in-connect',
    signIn: true,
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).button('Continue with Google').waitFor()
    },
  }),
  alone({
    name: 'sign-in-connect-legal',
    ...signIn,
    path: siteWith({ ...legal, 'features.legalCheckbox': true }),
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).button('Continue with Google').click()
      await modalOf(page).text('Tick the box to continue.').first().waitFor()
    },
  }),
  alone({
    name: 'sign-in-connect-collapsed',
    signIn: true,
    path: siteWith({ 'features.collapseWallets': true }),
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).button('Continue with a wallet').waitFor()
      await modalOf(page).button('Continue with Google').waitFor()
    },
  }),
  {
    name: 'sign-in',
    ...signIn,
    screens: [
      {
        name: 'sign-in-email-wrong',
        reach: async (page) => {
          await askForCode(page, newEmail())
          await typeCode(page, '000000')
          await modalOf(page).dialog.getByRole('alert').first().waitFor()
        },
      },
      {
        name: 'sign-in-email-too-soon',
        reach: async (page) => {
          await modalOf(page).back.click()
          await modalOf(page).dialog.getByLabel('Email address').fill(newEmail())
          await page.keyboard.press('Enter')
          await modalOf(page).text('You just asked for a code.').first().waitFor()
        },
      },
      {
        name: 'sign-in-farcaster',
        reach: async (page) => {
          await modalOf(page).dialog.getByRole('button', { name: 'Farcaster' }).first().click()
          await farcasterCodeOf(page).waitFor()
        },
      },
    ],
  },
  alone({
    name: 'sign-in-email-device',
    ...signIn,
    reach: async (page) => {
      await modalOf(page).open()
      await modalOf(page).dialog.getByLabel('Email address').fill(newEmail('+device'))
      await page.keyboard.press('Enter')
      await modalOf(page).text('Approve this device').waitFor()
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
          await modalOf(page).text('Continue in the Google window').waitFor()
        },
      },
      {
        name: 'sign-in-social-closed',
        reach: async (page) => {
          for (const popup of page.context().pages()) if (popup !== page) await popup.close()
          await modalOf(page).dialog.getByRole('alert').first().waitFor()
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
          await modalOf(page).button('Disconnect').waitFor()
        },
      },
      {
        name: 'sign-in-wallets',
        reach: async (page) => {
          await openView(page, { view: 'ProfileWallets' })
          await modalOf(page).dialog.getByText('Smart', { exact: true }).first().waitFor()
        },
      },
      {
        name: 'sign-in-change-email',
        reach: async (page) => {
          await openView(page, { view: 'UpdateEmailWallet' })
          await modalOf(page).dialog.getByRole('textbox').first().fill(newEmail())
          await page.keyboard.press('Enter')
          await secureFrame(page).approve.click()
          await modalOf(page).text('First, your current email').waitFor()
        },
      },
      {
        name: 'sign-in-approve',
        reach: async (page) => {
          await modalOf(page).close.click()
          await modalOf(page).gone()
          await page.getByRole('button', { name: 'Sign message' }).click()
          await secureFrame(page).approve.waitFor()
        },
      },
    ],
  },
]
