/** Returns whether the text is now on the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Unavailable on plain HTTP, which a school may use on its own network.
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
    return copyTheOldWay(text);
  } catch {
    return false;
  }
}

function copyTheOldWay(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "sr-only";
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
