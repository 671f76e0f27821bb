//! What is done to the server itself: it is killed, its disk fills up, its clock jumps.

use super::{disk::Disk, house::Clock, house::House, world::World};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use table::Dice;

pub struct Faults {
    pub world: Arc<World>,
    pub house: House,
    pub disk: Option<Disk>,
    pub clock: Option<Clock>,
    pub dice: Dice,
}

#[derive(Clone, Copy)]
enum Fault {
    Kill,
    FullDisk,
    Stop,
    Clock,
}

impl Faults {
    /// One after the other, until the time is over. At the end all is as it should be: the server is there, the disk has space.
    pub async fn happen(mut self, until: Instant) -> anyhow::Result<()> {
        for fault in [Fault::Kill, Fault::FullDisk, Fault::Kill, Fault::Clock, Fault::Stop].into_iter().cycle() {
            let pause = Duration::from_millis(2000 + self.dice.below(4000) as u64);
            if Instant::now() + pause > until {
                break;
            }
            self.wait(pause).await?;
            match fault {
                Fault::Kill => self.kill().await?,
                Fault::Stop => self.stop().await?,
                Fault::FullDisk => self.fill_the_disk().await?,
                Fault::Clock => self.turn_the_clock()?,
            }
        }
        self.wait(until.saturating_duration_since(Instant::now())).await
    }

    /// A server that ends by itself is found, and started again.
    async fn wait(&self, time: Duration) -> anyhow::Result<()> {
        let end = Instant::now() + time;
        while Instant::now() < end {
            if !self.house.is_there() {
                self.world.find("the server ended by itself", "");
                self.house.start().await?;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        Ok(())
    }

    async fn kill(&mut self) -> anyhow::Result<()> {
        self.world.weather.turn();
        self.house.kill()?;
        tokio::time::sleep(Duration::from_millis(self.dice.below(500) as u64)).await;
        self.start_again().await?;
        self.world.weather.turn();
        self.world.did("killed and started again", 1);
        Ok(())
    }

    async fn start_again(&self) -> anyhow::Result<()> {
        let begun = Instant::now();
        self.house.start().await?;
        self.world.took("until it listens again", begun.elapsed());
        Ok(())
    }

    /// As a service manager does it.
    async fn stop(&mut self) -> anyhow::Result<()> {
        self.world.weather.turn();
        let begun = Instant::now();
        let (code, last) = self.house.stop().await?;
        self.world.took("until it has stopped when asked to", begun.elapsed());
        if (code, last.as_str()) != (Some(0), "stopped") {
            self.world.find("the server did not stop in order", format!("{code:?} after {last}"));
        }
        self.start_again().await?;
        self.world.weather.turn();
        self.world.did("asked to stop and started again", 1);
        Ok(())
    }

    /// For some seconds nothing can be written. Now and then the server is killed while it is so.
    async fn fill_the_disk(&mut self) -> anyhow::Result<()> {
        let time = Duration::from_millis(2000 + self.dice.below(2000) as u64);
        let killed = self.dice.one_in(2);
        let Some(disk) = &self.disk else { return Ok(()) };
        self.world.weather.turn();
        disk.fill()?;
        self.wait(time).await?;
        if killed {
            self.house.kill()?;
        }
        disk.free()?;
        if killed {
            self.start_again().await?;
            self.world.did("killed while the disk was full", 1);
        }
        self.world.weather.turn();
        self.world.did("disk filled up", 1);
        Ok(())
    }

    /// An hour or a day, forward or back.
    fn turn_the_clock(&mut self) -> anyhow::Result<()> {
        let Some(clock) = &self.clock else { return Ok(()) };
        clock.put([3_600, -3_600, 86_400, -86_400, 0][self.dice.below(5)])?;
        self.world.did("clock put forward or back", 1);
        Ok(())
    }
}
