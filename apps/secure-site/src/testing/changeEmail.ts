import type { useTestServer } from './useTestServer'

type Site = Pick<ReturnType<typeof useTestServer>, 'call' | 'code' | 'origin'>

export async function changeEmail(site: Site, { old, fresh, token }: { old: string; fresh: string; token: string }) {
  await site.call('email/change', { email: fresh, origin: site.origin }, token)
  await site.call('email/change/old', { digits: site.code(old) }, token)
  return site.call('email/change/new', { digits: site.code(fresh) }, token)
}

export const openMailLink = (link: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ token: new URL(link).searchParams.get('token') ?? '' }) })
