import { afterEach, describe, expect, it, vi } from 'vitest'
import { getAppLink, isInAppBrowser } from './inAppBrowser.js'

afterEach(() => void vi.unstubAllGlobals())

interface Page {
  readonly userAgent: string
  readonly standalone?: boolean
  readonly displayMode?: string
  readonly globals?: object
}

function visit({ userAgent, standalone, displayMode = 'browser', globals }: Page) {
  vi.stubGlobal('navigator', {
    userAgent,
    platform: '',
    maxTouchPoints: 5,
    ...(standalone !== undefined && { standalone }),
  })
  const matchMedia = (query: string) => ({ matches: query === `(display-mode: ${displayMode})` })
  vi.stubGlobal('window', { matchMedia, ...globals })
}

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const SAFARI = `${IOS} Version/18.1 Mobile/15E148 Safari/604.1`
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)'
const CHROME = `${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`
const WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36'

const inApp: readonly (readonly [name: string, page: Page])[] = [
  ['Facebook on iOS', { userAgent: `${IOS} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.37.109;FBBV/665]` }],
  ['Facebook on Android', { userAgent: `${CHROME} [FB_IAB/FB4A;FBAV/490.0.0.50.76;]` }],
  ['Messenger', { userAgent: `${IOS} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/480.0.0.31.109]` }],
  ['Instagram on iOS', { userAgent: `${IOS} Mobile/22B83 Instagram 355.0.0.26.96 (iPhone16,1; iOS 18_1; en_US)` }],
  ['Instagram on Android', { userAgent: `${WEB_VIEW} Instagram 355.0.0.38.102 Android` }],
  ['Threads', { userAgent: `${IOS} Mobile/22B83 Barcelona 355.0.0.26.96` }],
  ['TikTok', { userAgent: `${IOS} Mobile/22B83 musical_ly_37.0.0 BytedanceWebview/d8a21c6` }],
  ['X on iOS', { userAgent: `${SAFARI} Twitter for iPhone/10.68` }],
  ['X on Android', { userAgent: `${CHROME} TwitterAndroid` }],
  ['LinkedIn', { userAgent: `${IOS} Mobile/22B83 [LinkedInApp]/9.30` }],
  ['Snapchat', { userAgent: `${IOS} Mobile/22B83 Snapchat/13.15.0.38` }],
  ['Pinterest', { userAgent: `${IOS} Mobile/22B83 [Pinterest/iOS]` }],
  ['LINE', { userAgent: `${SAFARI} Line/14.19.0` }],
  ['WeChat', { userAgent: `${IOS} Mobile/15E148 MicroMessenger/8.0.53(0x18003531) NetType/WIFI` }],
  ['KakaoTalk', { userAgent: `${IOS} Mobile/15E148 KAKAOTALK 11.0.0` }],
  ['Naver', { userAgent: `${IOS} Mobile/15E148 NAVER(inapp; search; 2000; 12.9.1)` }],
  ['Google’s app on iOS', { userAgent: `${IOS} GSA/343.0.695551749 Mobile/15E148 Safari/604.1` }],
  ['a WebView of Android', { userAgent: WEB_VIEW }],
  ['a WebView of iOS', { userAgent: `${IOS} Mobile/15E148` }],
  ['a WebView of an iPad', { userAgent: `${IPAD} Mobile/15E148` }],
  ['Telegram on Android, by its name', { userAgent: `${CHROME} Telegram-Android/11.4.2 (Google Pixel 9; Android 15)` }],
  ['Telegram, by its object', { userAgent: SAFARI, globals: { TelegramWebviewProxy: {} } }],
  ['Telegram’s browser on Android', { userAgent: CHROME, globals: { TelegramWebview: {} } }],
  [
    'a Mini App of Telegram',
    { userAgent: SAFARI, globals: { Telegram: { WebApp: { platform: 'ios', initData: 'query_id=1' } } } },
  ],
]

const own: readonly (readonly [name: string, page: Page])[] = [
  ['Safari', { userAgent: SAFARI }],
  ['Safari on an iPad', { userAgent: `${IPAD} Version/18.1 Mobile/15E148 Safari/604.1` }],
  ['Chrome on Android', { userAgent: CHROME }],
  ['Chrome on iOS', { userAgent: `${IOS} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1` }],
  ['Firefox on iOS', { userAgent: `${IOS} FxiOS/132.0 Mobile/15E148 Safari/605.1.15` }],
  ['Firefox on Android', { userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0' }],
  ['Samsung’s browser', { userAgent: `${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36` }],
  ['Edge on iOS', { userAgent: `${IOS} Version/18.0 EdgiOS/131.0.2903.48 Mobile/15E148 Safari/604.1` }],
  ['a page on the home screen of iOS', { userAgent: `${IOS} Mobile/15E148`, standalone: true }],
  [
    'a page on the home screen of iOS, by its display mode',
    { userAgent: `${IOS} Mobile/15E148`, displayMode: 'standalone' },
  ],
  ['a page on the home screen of Android', { userAgent: CHROME, displayMode: 'standalone' }],
  [
    'Chrome on a computer',
    {
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    },
  ],
  [
    'a page that has the script of Mini Apps',
    { userAgent: SAFARI, globals: { Telegram: { WebApp: { platform: 'unknown', initData: '' } } } },
  ],
  ['a phone whose name has one of theirs within', { userAgent: CHROME.replace('Pixel 9', 'OnLine9 Pipeline') }],
]

describe('an in-app browser', () => {
  const wallet = { mobile_link: 'lantern://', link_mode: 'https://lantern.example/app' }

  it.each(inApp)('is detected for %s and opens the https link', (_name, page) => {
    visit(page)
    expect(isInAppBrowser()).toBe(true)
    expect(getAppLink(wallet)).toBe('https://lantern.example/app')
    expect(getAppLink({ mobile_link: 'lantern://' })).toBe('lantern://')
  })

  it.each(own)('is not detected for %s, which opens the scheme', (_name, page) => {
    visit(page)
    expect(isInAppBrowser()).toBe(false)
    expect(getAppLink(wallet)).toBe('lantern://')
    expect(getAppLink({ link_mode: 'https://lantern.example/app' })).toBe(undefined)
  })
})

it('isInAppBrowser is false on a server', () => {
  expect(isInAppBrowser()).toBe(false)
})
