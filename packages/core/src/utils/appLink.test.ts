import { expect, it } from 'vitest'
import { isAppLink } from './appLink.js'

// Links of wallets in WalletConnect's directory (read 2026-11).
it.each([
  'metamask://',
  'trust://',
  'cbwallet://',
  'ledgerlive://',
  'tpoutside://',
  'onekey-wallet://',
  'imtokenv2://',
  'bnc://app.binance.com/cedefi/',
  'com.demo.wallet:',
  'touchwallet://',
  'edgewallet://',
  'tonkeeper://',
  'telos-wallet:',
  'okex://main',
])('isAppLink accepts %s', (link) => expect(isAppLink(link)).toBe(true))

it.each(['https://demo.example/a?b=c#d', 'http://localhost:8557/app'])(
  'isAppLink accepts %s, an https or local URL',
  (link) => expect(isAppLink(link)).toBe(true),
)

it.each([
  '',
  'http://demo.example',
  'https://',
  'https:demo',
  'javascript:alert(1)',
  'JavaScript://x',
  'data:text/html,x',
  ' file:///etc',
  'blob:x',
  'about:',
  'view-source:x',
  'intent://x',
  'android-app://x',
  'ms-word:',
  'sms:',
  'tel:',
  'mailto:a@b.example',
  'ws://x',
  'googlechrome://navigate?url=x',
  'googlechromes://x',
  'touch-https://x',
  'microsoft-edge-https://x',
  'whatsapp://send',
  'slack://open',
  'tg://msg',
  'googlegmail:///co',
  'shell:startup',
  'jnlp://x',
  'upi://pay',
  'ipfs',
  'a'.repeat(65),
])('isAppLink refuses %j', (link) => expect(isAppLink(link)).toBe(false))
