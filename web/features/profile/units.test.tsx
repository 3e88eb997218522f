// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { makeUser } from "#web/testing/make-user.ts";
import { field, isBarVisible, openProfile, option, readDescription, replaceText, saveButton } from "#web/testing/profile-form.tsx";
import { renderAt } from "#web/testing/render.tsx";
import { ProfileTab } from "./profile-tab.tsx";

beforeEach(() => localStorage.clear());

describe("US units", () => {
  const MEASURED = { height: 162, weight: 54.3 };

  it("show feet, inches and pounds, change nothing by themselves, and are remembered", async () => {
    const { user } = openProfile(MEASURED);
    await user.click(option("US"));
    expect(["Height, feet", "Height, inches", "Weight (lb)"].map((label) => field(label).value)).toEqual(["5", "4", "119.7"]);
    expect(isBarVisible()).toBe(false);
    expect(localStorage.getItem("units")).toBe("us");
    await user.click(option("Metric"));
    expect([field("Height (cm)").value, field("Weight (kg)").value]).toEqual(["162", "54.3"]);
  });

  it("are used from the start if they were chosen before", () => {
    localStorage.setItem("units", "us");
    openProfile(MEASURED);
    expect([option("US").checked, field("Height, feet").value]).toEqual([true, "5"]);
  });

  it("are those of the region until others are chosen", () => {
    renderAt(<ProfileTab />, { user: makeUser(MEASURED) });
    expect(option("US").checked).toBe(true);
  });

  it("follow a choice that was made in a recipe, until the next one", async () => {
    localStorage.setItem("recipe-units", "metric");
    renderAt(<ProfileTab />, { user: makeUser(MEASURED) });
    expect(option("Metric").checked).toBe(true);
    await userEvent.click(option("US"));
    expect([localStorage.getItem("units"), localStorage.getItem("recipe-units")]).toEqual(["us", null]);
  });

  it("do not drift when the same figure is typed again", async () => {
    const { user } = openProfile(MEASURED);
    await user.click(option("US"));
    await replaceText(user, "Height, inches", "5");
    expect(readDescription("Height, inches")).toBe("That is 165 cm.");
    expect(isBarVisible()).toBe(true);
    await replaceText(user, "Height, inches", "4");
    await replaceText(user, "Weight (lb)", "119.7");
    expect(isBarVisible()).toBe(false);
    await user.click(option("Metric"));
    expect([field("Height (cm)").value, field("Weight (kg)").value]).toEqual(["162", "54.3"]);
  });

  it("are saved as metric", async () => {
    localStorage.setItem("units", "us");
    const { user, sent } = openProfile();
    await user.type(field("Height, feet"), "5");
    await user.type(field("Height, inches"), "7");
    await user.type(field("Weight (lb)"), "130");
    expect([readDescription("Height, feet"), readDescription("Weight (lb)")]).toEqual(["That is 170 cm.", "That is 59 kg."]);
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ height: 170, weight: 59 }]));
  });

  it("show the stored value again after Discard", async () => {
    localStorage.setItem("units", "us");
    const { user } = openProfile(MEASURED);
    await replaceText(user, "Height, feet", "6");
    await replaceText(user, "Weight (lb)", "");
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect(["Height, feet", "Height, inches", "Weight (lb)"].map((label) => field(label).value)).toEqual(["5", "4", "119.7"]);
  });

  it("keep invalid text for correction, with the message", async () => {
    localStorage.setItem("units", "us");
    const { user, sent } = openProfile();
    await user.type(field("Height, feet"), "tall");
    await user.click(saveButton());
    expect(readDescription("Height, feet")).toContain("Height must be between 50 and 250 cm");
    expect(document.activeElement).toBe(field("Height, feet"));
    await user.click(option("Metric"));
    expect(field("Height (cm)").value).toBe("tall");
    expect(sent()).toEqual([]);
  });
});
