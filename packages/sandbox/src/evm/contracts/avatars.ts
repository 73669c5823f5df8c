const DUSK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#232a6b"/><stop offset=".55" stop-color="#d9637c"/><stop offset="1" stop-color="#ffc88a"/></linearGradient><radialGradient id="g"><stop stop-color="#fff4cf"/><stop offset=".4" stop-color="#ffd67a" stop-opacity=".8"/><stop offset="1" stop-color="#ffb05a" stop-opacity="0"/></radialGradient></defs><path fill="url(#s)" d="M0 0h96v96H0z"/><circle cx="48" cy="50" r="34" fill="url(#g)"/><circle cx="48" cy="50" r="13" fill="#fff6dc"/><path fill="#2b3878" d="M0 64q16-8 32 0t32 0 32 0v32H0z"/><path fill="#1a2352" d="M0 76q16-7 32 0t32 0 32 0v20H0z"/></svg>`

export const AVATAR = `data:image/svg+xml;base64,${btoa(DUSK)}`

export const BROKEN_AVATAR = 'data:image/png;base64,AA=='
