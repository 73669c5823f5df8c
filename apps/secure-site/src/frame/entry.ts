import { loadTexts } from '../texts/loadTexts'
import { startFrame } from './startFrame'

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
const list = (name: string) => meta(name).split(' ').filter(Boolean)

const parameters = new URLSearchParams(location.search)
const start = () =>
  startFrame({
    body: document.body,
    allowedOrigins: list('allowed-origins'),
    served: list('networks'),
    emailChangeDelay: Number(meta('email-change-delay')),
    captchaPage: meta('captcha') || undefined,
    descriptorsKey: meta('descriptors-key') || undefined,
    chainId: parameters.get('chainId'),
  })

void loadTexts(parameters.get('lang')).then(start)
