import { startFrame } from './startFrame'

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
const list = (name: string) => meta(name).split(' ').filter(Boolean)

startFrame({
  body: document.body,
  allowedOrigins: list('allowed-origins'),
  served: list('networks'),
  emailChangeDelay: Number(meta('email-change-delay')),
  captchaPage: meta('captcha') || undefined,
  descriptorsKey: meta('descriptors-key') || undefined,
  chainId: new URLSearchParams(location.search).get('chainId'),
})
