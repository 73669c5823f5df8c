/** Stands for a site without a name. Before a postposition it has another form. */
export const THIS_SITE = 'यह साइट'

export const obliqueSite = (site: string): string => (site === THIS_SITE ? 'इस साइट' : site)
