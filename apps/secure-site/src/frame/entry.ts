import { startFrame } from './startFrame'

const list = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ').filter(Boolean) ?? []

startFrame({
  body: document.body,
  allowedOrigins: list('allowed-origins'),
  served: list('networks'),
  chainId: new URLSearchParams(location.search).get('chainId'),
})
