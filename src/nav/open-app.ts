/**
 * Opens another app by its link (`upi://…`), as a press on a link would. Call it inside the tap: browsers let nothing
 * else through.
 */
export function openApp(link: string): void {
  const anchor = document.createElement('a');
  anchor.href = link;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}
