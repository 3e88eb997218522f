import { expect, test } from "vitest";
import { barcodeProblem, computeCheckDigit, expandUpcE, isShopCode, printedGtin, toGtin } from "./gtin.ts";

test("the calculated check digit is the printed one", () => {
  expect(computeCheckDigit("301762042200")).toBe(3);
  expect(computeCheckDigit("9638507")).toBe(4);
  expect(computeCheckDigit("03600029145")).toBe(2);
});

test.each([
  ["EAN-13", "3017620422003", "3017620422003"],
  ["EAN-13 with spaces", "3 017620 422003", "3017620422003"],
  ["EAN-8", "96385074", "0000096385074"],
  ["UPC-A", "036000291452", "0036000291452"],
  ["UPC-A as EAN-13", "0036000291452", "0036000291452"],
  ["UPC-A as GTIN-14", "00036000291452", "0036000291452"],
  ["UPC-E", "01234505", "0012000003455"],
])("%s is normalized to one form", (_name, typed, gtin) => {
  expect(toGtin(typed)).toBe(gtin);
});

test.each([
  ["04252614", "042100005264"],
  ["01234531", "012300000451"],
  ["01234543", "012340000053"],
  ["01234565", "012345000065"],
])("the UPC-E %s is expanded to the UPC-A %s, by each of its four kinds", (short, long) => {
  expect(expandUpcE(short)).toBe(long);
  expect(toGtin(short, "upc_e")).toBe(`0${long}`);
});

test.each(["", "abc", "3017620422004", "00000000", "0000000000000", "12345", "13017620422000", "1".repeat(500)])(
  "'%s' is not a barcode",
  (typed) => {
    expect(toGtin(typed)).toBeUndefined();
  },
);

test("one wrong digit is always found", () => {
  const code = "3017620422003";
  for (let place = 0; place < code.length; place++) {
    for (let digit = 0; digit < 10; digit++) {
      const typed = `${code.slice(0, place)}${digit}${code.slice(place + 1)}`;
      if (typed !== code) expect(toGtin(typed), typed).toBeUndefined();
    }
  }
});

test("the scanner's format decides what eight digits are if both formats fit", () => {
  expect(toGtin("01234558", "ean_8")).toBe("0000001234558");
  expect(toGtin("01234558", "upc_e")).toBe("0012345000058");
  expect(toGtin("01234558")).toBe("0012345000058");
});

test("a short code is printed short", () => {
  expect(printedGtin("0000096385074")).toBe("96385074");
  expect(printedGtin("0036000291452")).toBe("0036000291452");
});

test("a shop's own codes are recognized", () => {
  expect(["2012345678900", "0212345678908", "0000020123451"].map(isShopCode)).toEqual([true, true, true]);
  expect(["3017620422003", "0036000291452", "0000096385074"].map(isShopCode)).toEqual([false, false, false]);
});

test("the message says what is wrong with typed digits", () => {
  expect(["abc", "12345", "3017620422004", "3017620422003"].map(barcodeProblem)).toEqual(["no_digits", "length", "check_digit", undefined]);
});
