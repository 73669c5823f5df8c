/** Ends what was started, newest first. One that cannot be ended is reported, and the others still are. */
export async function stopAll(stops: (() => Promise<unknown>)[]): Promise<void> {
  for (const stop of stops.splice(0).reverse()) {
    await stop().catch((error: unknown) => console.error(error))
  }
}
