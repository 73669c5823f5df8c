const LOCAL_HOST = /^(localhost|[\w.-]+\.localhost|127(\.\d+){3}|\[::1\])$/

export const isLocalHost = (host: string) => LOCAL_HOST.test(host)

/** Returns whether a URL leads to this machine. */
export const isLocalUrl = (url: string) => URL.canParse(url) && isLocalHost(new URL(url).hostname)
